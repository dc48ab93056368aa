/** The rows of orders, customers and news; see `matrix`. */
export const shopMatrix = `
                                      admin manager editor drafts store moderator commenter viewer others campaigns

Discounts: the administrator alone.
discounts.list                          x      .      .      .     .       .         .        .      .
discounts.read                          x      .      .      .     .       .         .        .      .
discounts.create                        x      .      .      .     .       .         .        .      .
discounts.update                        x      .      .      .     .       .         .        .      .
discounts.remove                        x      .      .      .     .       .         .        .      .
discounts.generateCode                  x      .      .      .     .       .         .        .      .

How the store is paid: the administrator alone.
payments.readStripe                     x      .      .      .     .       .         .        .      .
payments.saveStripe                     x      .      .      .     .       .         .        .      .
payments.disconnectStripe               x      .      .      .     .       .         .        .      .

Orders: the administrator and the store manager.
orders.list                             x      .      .      .     x       .         .        .      .
orders.count                            x      .      .      .     x       .         .        .      .
orders.readFigures                      x      .      .      .     x       .         .        .      .
orders.readFilters                      x      .      .      .     x       .         .        .      .
orders.read                             x      .      .      .     x       .         .        .      .
orders.listSlips                        x      .      .      .     x       .         .        .      .
orders.exportAll                        x      .      .      .     x       .         .        .      .
orders.fulfil                           x      .      .      .     x       .         .        .      .
orders.fulfilMany                       x      .      .      .     x       .         .        .      .
orders.markReady                        x      .      .      .     x       .         .        .      .
orders.sendDownloads                    x      .      .      .     x       .         .        .      .
orders.unfulfil                         x      .      .      .     x       .         .        .      .
orders.cancel                           x      .      .      .     x       .         .        .      .
payments.refund                         x      .      .      .     x       .         .        .      .
orders.markPaid                         x      .      .      .     x       .         .        .      .
orders.addNote                          x      .      .      .     x       .         .        .      .
orders.removeNote                       x      .      .      .     x       .         .        .      .
orders.setTags                          x      .      .      .     x       .         .        .      .
orders.tagMany                          x      .      .      .     x       .         .        .      .
orders.removeTestOrders                 x      .      .      .     x       .         .        .      .
orders.removeDemoOrders                 x      .      .      .     x       .         .        .      .
orders.readNumbering                    x      .      .      .     x       .         .        .      .
orders.setNextNumber                    x      .      .      .     x       .         .        .      .
orders.saveView                         x      .      .      .     x       .         .        .      .
orders.removeView                       x      .      .      .     x       .         .        .      .
order-edits.preview                     x      .      .      .     x       .         .        .      .
order-edits.apply                       x      .      .      .     x       .         .        .      .
order-edits.readLink                    x      .      .      .     x       .         .        .      .
order-edits.createLink                  x      .      .      .     x       .         .        .      .
order-edits.sendLink                    x      .      .      .     x       .         .        .      .
order-edits.revokeLink                  x      .      .      .     x       .         .        .      .
returns.list                            x      .      .      .     x       .         .        .      .
returns.listAll                         x      .      .      .     x       .         .        .      .
returns.accept                          x      .      .      .     x       .         .        .      .
returns.decline                         x      .      .      .     x       .         .        .      .
returns.receive                         x      .      .      .     x       .         .        .      .
draft-orders.list                       x      .      .      .     x       .         .        .      .
draft-orders.findVariants               x      .      .      .     x       .         .        .      .
draft-orders.read                       x      .      .      .     x       .         .        .      .
draft-orders.create                     x      .      .      .     x       .         .        .      .
draft-orders.save                       x      .      .      .     x       .         .        .      .
draft-orders.duplicate                  x      .      .      .     x       .         .        .      .
draft-orders.remove                     x      .      .      .     x       .         .        .      .
draft-orders.createLink                 x      .      .      .     x       .         .        .      .
draft-orders.sendLink                   x      .      .      .     x       .         .        .      .
draft-orders.revokeLink                 x      .      .      .     x       .         .        .      .
draft-orders.markPaid                   x      .      .      .     x       .         .        .      .
invoices.list                           x      .      .      .     x       .         .        .      .
invoices.listAll                        x      .      .      .     x       .         .        .      .
invoices.exportAll                      x      .      .      .     x       .         .        .      .
invoices.issue                          x      .      .      .     x       .         .        .      .
invoices.listPrints                     x      .      .      .     x       .         .        .      .

Subscriptions: the administrator and the store manager.
subscriptions.list                      x      .      .      .     x       .         .        .      .
subscriptions.read                      x      .      .      .     x       .         .        .      .
subscriptions.readFigures               x      .      .      .     x       .         .        .      .
subscriptions.exportAll                 x      .      .      .     x       .         .        .      .
subscriptions.pause                     x      .      .      .     x       .         .        .      .
subscriptions.resume                    x      .      .      .     x       .         .        .      .
subscriptions.skip                      x      .      .      .     x       .         .        .      .
subscriptions.cancel                    x      .      .      .     x       .         .        .      .
subscriptions.keep                      x      .      .      .     x       .         .        .      .
subscriptions.changeLine                x      .      .      .     x       .         .        .      .
subscriptions.changeAddress             x      .      .      .     x       .         .        .      .
subscriptions.changePrice               x      .      .      .     x       .         .        .      .
subscriptions.retry                     x      .      .      .     x       .         .        .      .
subscriptions.advance                   x      .      .      .     x       .         .        .      .

Gift cards: the administrator and the store manager.
abandoned-carts.list                    x      .      .      .     x       .         .        .      .
abandoned-carts.readFigures             x      .      .      .     x       .         .        .      .
abandoned-carts.exportAll               x      .      .      .     x       .         .        .      .
abandoned-carts.sendNow                 x      .      .      .     x       .         .        .      .
restock.listGroups                      x      .      .      .     x       .         .        .      .
restock.listSignUps                     x      .      .      .     x       .         .        .      .
restock.exportAll                       x      .      .      .     x       .         .        .      .
restock.send                            x      .      .      .     x       .         .        .      .
restock.sendAll                         x      .      .      .     x       .         .        .      .
restock.removeSignUp                    x      .      .      .     x       .         .        .      .
gift-cards.list                         x      .      .      .     x       .         .        .      .
gift-cards.read                         x      .      .      .     x       .         .        .      .
gift-cards.issue                        x      .      .      .     x       .         .        .      .
gift-cards.adjust                       x      .      .      .     x       .         .        .      .
gift-cards.disable                      x      .      .      .     x       .         .        .      .
gift-cards.readFigures                  x      .      .      .     x       .         .        .      .
gift-cards.find                         x      .      .      .     x       .         .        .      .
gift-cards.exportAll                    x      .      .      .     x       .         .        .      .
gift-cards.redeem                       x      .      .      .     x       .         .        .      .
gift-cards.resend                       x      .      .      .     x       .         .        .      .

Donations: the administrator and the store manager. Whoever edits pages chooses the fund of a block.
donations.listFunds                     x      .      .      .     x       .         .        .      .
donations.createFund                    x      .      .      .     x       .         .        .      .
donations.changeFund                    x      .      .      .     x       .         .        .      .
donations.archiveFund                   x      .      .      .     x       .         .        .      .
donations.restoreFund                   x      .      .      .     x       .         .        .      .
donations.list                          x      .      .      .     x       .         .        .      .
donations.exportAll                     x      .      .      .     x       .         .        .      .
donations.listChoices                   x      x      x      x     x       .         .        .      .

Emails of the store: everybody with the store's settings. Real orders in the preview need the permission for orders.
follow-ups.list                         x      x      .      .     x       .         .        .      .
follow-ups.save                         x      x      .      .     x       .         .        .      .
store-emails.list                       x      x      .      .     x       .         .        .      .
store-emails.read                       x      x      .      .     x       .         .        .      .
store-emails.saveText                   x      x      .      .     x       .         .        .      .
store-emails.removeText                 x      x      .      .     x       .         .        .      .
store-emails.setEnabled                 x      x      .      .     x       .         .        .      .
store-emails.preview                    x      x      .      .     x       .         .        .      .
store-emails.sendTest                   x      x      .      .     x       .         .        .      .

Customers: the administrator and the store manager.
customers.list                          x      .      .      .     x       .         .        .      .
customers.read                          x      .      .      .     x       .         .        .      .
customers.exportAll                     x      .      .      .     x       .         .        .      .
customers.correct                       x      .      .      .     x       .         .        .      .
customers.setNote                       x      .      .      .     x       .         .        .      .
customers.withdrawConsent               x      .      .      .     x       .         .        .      .
customers.merge                         x      .      .      .     x       .         .        .      .
customers.erase                         x      .      .      .     x       .         .        .      .

Campaigns: the administrator, and who writes them, who may do nothing else.
campaigns.list                          x      .      .      .     .       .         .        .      .        x
campaigns.options                       x      .      .      .     .       .         .        .      .        x
campaigns.create                        x      .      .      .     .       .         .        .      .        x
campaigns.read                          x      .      .      .     .       .         .        .      .        x
campaigns.save                          x      .      .      .     .       .         .        .      .        x
campaigns.remove                        x      .      .      .     .       .         .        .      .        x
campaigns.preview                       x      .      .      .     .       .         .        .      .        x
campaigns.sendTest                      x      .      .      .     .       .         .        .      .        x
campaigns.send                          x      .      .      .     .       .         .        .      .        x
campaigns.unschedule                    x      .      .      .     .       .         .        .      .        x
campaigns.pause                         x      .      .      .     .       .         .        .      .        x
campaigns.resume                        x      .      .      .     .       .         .        .      .        x
campaigns.cancel                        x      .      .      .     .       .         .        .      .        x
campaigns.report                        x      .      .      .     .       .         .        .      .        x
campaigns.listRecipients                x      .      .      .     .       .         .        .      .        x
campaigns.findProducts                  x      .      .      .     .       .         .        .      .        x
campaigns.findImages                    x      .      .      .     .       .         .        .      .        x
campaigns.uploadImage                   x      .      .      .     .       .         .        .      .        x

Mailing lists: the administrator, and who writes campaigns.
mailing-lists.listLists                 x      .      .      .     .       .         .        .      .        x
mailing-lists.createList                x      .      .      .     .       .         .        .      .        x
mailing-lists.updateList                x      .      .      .     .       .         .        .      .        x
mailing-lists.removeList                x      .      .      .     .       .         .        .      .        x
mailing-lists.listMembers               x      .      .      .     .       .         .        .      .        x
mailing-lists.exportMembers             x      .      .      .     .       .         .        .      .        x
mailing-lists.readMember                x      .      .      .     .       .         .        .      .        x
mailing-lists.addMember                 x      .      .      .     .       .         .        .      .        x
mailing-lists.tagMembers                x      .      .      .     .       .         .        .      .        x
mailing-lists.unsubscribeMembers        x      .      .      .     .       .         .        .      .        x
mailing-lists.eraseMembers              x      .      .      .     .       .         .        .      .        x
mailing-lists.listTags                  x      .      .      .     .       .         .        .      .        x
mailing-lists.importMembers             x      .      .      .     .       .         .        .      .        x
mailing-lists.readImport                x      .      .      .     .       .         .        .      .        x
mailing-lists.readReportAddress         x      .      .      .     .       .         .        .      .        x
mailing-lists.rotateReportSecret        x      .      .      .     .       .         .        .      .        x
mailing-lists.readSegmentOptions        x      .      .      .     .       .         .        .      .        x
mailing-lists.listSegments              x      .      .      .     .       .         .        .      .        x
mailing-lists.createSegment             x      .      .      .     .       .         .        .      .        x
mailing-lists.updateSegment             x      .      .      .     .       .         .        .      .        x
mailing-lists.removeSegment             x      .      .      .     .       .         .        .      .        x
mailing-lists.countSegment              x      .      .      .     .       .         .        .      .        x
mailing-connections.readConnection      x      .      .      .     .       .         .        .      .        x
mailing-connections.connect             x      .      .      .     .       .         .        .      .        x
mailing-connections.disconnect          x      .      .      .     .       .         .        .      .        x
mailing-connections.listRemoteLists     x      .      .      .     .       .         .        .      .        x
mailing-connections.connectList         x      .      .      .     .       .         .        .      .        x
mailing-connections.disconnectList      x      .      .      .     .       .         .        .      .        x
mailing-connections.retryList           x      .      .      .     .       .         .        .      .        x
`;
