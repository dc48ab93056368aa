window.isOld = true;
