YUI().use('node', function () { window.atelierReady = true; });
