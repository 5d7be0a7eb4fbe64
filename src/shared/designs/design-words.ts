import type { Layer, SceneDocument } from '#shared/scene/scene'

/** Translations of the words in the included designs, keyed by the English text. */
export interface DesignWords {
  /** Sample texts, and the sample labels of charts. */
  readonly samples: Readonly<Record<string, string>>
  /** Names of layers. `#` matches a number, so that one entry covers all rows of a list. */
  readonly layers: Readonly<Record<string, string>>
}

/**
 * A document with its designs' words translated. Only samples and layer names change: post texts, people's own texts
 * and unknown names stay unchanged.
 */
export function withDesignWords({ pages }: SceneDocument, words: DesignWords): SceneDocument {
  return { pages: pages.map((page) => ({ ...page, layers: page.layers.map((layer) => withWords(layer, words)) })) }
}

function withWords(layer: Layer, { samples, layers }: DesignWords): Layer {
  const named = { ...layer, name: nameIn(layers, layer.name) }
  if (named.type === 'text' && named.data.isSample) {
    return { ...named, data: { ...named.data, text: samples[named.data.text] ?? named.data.text } }
  }
  if (named.type === 'chart' && named.data.isSample) {
    const items = named.data.items.map((item) => ({ ...item, label: samples[item.label] ?? item.label }))
    return { ...named, data: { ...named.data, items } }
  }
  return named
}

function nameIn(layers: DesignWords['layers'], name: string): string {
  const [number = ''] = /\d+/.exec(name) ?? []
  return layers[name.replace(/\d+/, '#')]?.replace('#', number) ?? name
}
