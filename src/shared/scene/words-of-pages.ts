import type { Scene } from './scene.ts'

/** All that is written on pages, for telling its language. */
export function wordsOfPages(pages: readonly Scene[]): string {
  const layers = pages.flatMap((page) => page.layers.filter((layer) => layer.visible))
  return layers.flatMap((layer) => (layer.type === 'text' ? layer.data.text : [])).join('\n')
}
