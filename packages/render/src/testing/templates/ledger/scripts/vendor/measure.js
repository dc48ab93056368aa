window.measure = function () { return window.innerWidth; };
