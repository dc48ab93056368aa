(function () {
  const context = Static.SQUARESPACE_CONTEXT;
  window.depotCurrency = context.websiteSettings.storeSettings.defaultCurrency;
  Y.Squarespace.ProductUtils.initializeVariantDropdowns();
})();
