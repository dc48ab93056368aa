import '@fontsource-variable/inter/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConfirmProvider, ToastProvider } from './controls/index.ts';
import { createQueryClient } from './data-fetching/index.ts';
import { preloadScreen } from './preload-screen.ts';
import { createAppRouter } from './routes.tsx';
import { sessionQuery } from './session/index.ts';

const container = document.getElementById('app');
if (!container) throw new Error('The page has no element for the app.');

const queries = createQueryClient();
const router = createAppRouter(queries);
preloadScreen(router);
// The router asks for it only once it is drawn.
void queries.prefetchQuery(sessionQuery);

createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <ConfirmProvider>
          <RouterProvider router={router} />
        </ConfirmProvider>
      </ToastProvider>
    </QueryClientProvider>
  </StrictMode>,
);
