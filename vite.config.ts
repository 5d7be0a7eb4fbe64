import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`

/** The browser's half: src/client to dist/client. In development the API is the server's, behind a proxy. */
export default defineConfig({
  root: 'src/client',
  publicDir: 'public',
  plugins: [react()],
  resolve: { alias: [{ find: /^#/, replacement: `${import.meta.dirname}/src/` }] },
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': server, '/canvas-fonts': server } },
})
