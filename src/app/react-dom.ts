/**
 * React's renderer, in a chunk of its own (vite.chunks.ts). It is CommonJS, which runs when the first module imports it:
 * imported from here it runs in its own task, instead of making the app's one long.
 */
export { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
