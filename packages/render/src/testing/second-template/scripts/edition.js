document.documentElement.dataset.edition = 'late';
