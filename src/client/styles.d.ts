/** Style sheets are imported for their effect alone; Vite bundles them with the code that imports them. */
declare module '*.css'
