import type { PDFDocumentProxy } from 'pdfjs-dist'

export interface Layers {
  isAnyOff: boolean
  /** @param layer as the library describes it: a layer, or a rule over several @returns null if it is visible */
  hiddenNameOf: (layer: unknown) => string | null
}

/** Which layers (optional content, ISO 32000-1, 8.11) are off when the document is opened. */
export async function readLayers(document: PDFDocumentProxy): Promise<Layers> {
  const config = await document.getOptionalContentConfig()
  const groups = [...config] as [string, { visible: boolean }][]
  return {
    isAnyOff: groups.some(([, { visible }]) => !visible),
    hiddenNameOf: (layer) => (config.isVisible(layer) ? null : nameOf(layer as { id?: string; ids?: string[] })),
  }
}

function nameOf({ id, ids }: { id?: string; ids?: string[] }): string {
  return id ?? ids?.join() ?? 'rule'
}
