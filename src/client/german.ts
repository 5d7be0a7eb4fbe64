/// <reference types="vite/types/importMeta.d.ts" />

/**
 * All German words, in one chunk that only German readers load. Each `*.de.ts` exports catalogues under their English
 * names.
 */
const files = import.meta.glob<Record<string, object>>('./**/*.de.ts', { eager: true })

export const german: Readonly<Record<string, object>> = Object.assign({}, ...Object.values(files))
