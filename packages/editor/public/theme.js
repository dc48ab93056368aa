// Runs before the first paint: set any later, a dark screen would flash white.
try {
  const theme = localStorage.getItem('sitewright-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage can be closed to the page; the system's theme is shown then.
}
