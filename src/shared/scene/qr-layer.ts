import { boxKind } from './box-kind.ts'
import { newFrame } from './create.ts'
import type { LayerKind } from './layer-kind.ts'
import type { QrData, QrLayer, Scene } from './scene.ts'

export const defaultQr: QrData = { text: '', color: '#111827', background: '#ffffff' }

/** A quarter of the page, so that it can be read from a screen. */
export function newQrLayer(scene: Scene, id: string): QrLayer {
  const side = Math.round(Math.min(scene.settings.width, scene.settings.height) / 4)
  return { ...newFrame(scene, id, { width: side, height: side }), type: 'qr', name: 'QR code', data: defaultQr }
}

export const qrKind: LayerKind<QrLayer> = {
  ...boxKind,
  create: newQrLayer,
  word: () => 'qr',
  nameOf: () => 'QR code',
  wordsOf: ({ data }) => data.text,
  coloursOf: ({ data }) => [data.color, data.background],
}
