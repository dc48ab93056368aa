window.trattoria = 1;
