import type { Scale } from './frame-scale.ts'
import type { Frame } from './handles.ts'
import type { Resizing } from './layer-kind.ts'
import type { Layer, Point } from './scene.ts'

/** Defaults for a layer that fills its box and resizes freely. A kind overrides only what differs. */
export const boxKind = {
  wordsOf: (): string => '',
  contains: ({ width, height }: Layer, { x, y }: Point): boolean => x >= 0 && y >= 0 && x <= width && y <= height,
  drawnFrame: ({ x, y, width, height, rotation }: Layer): Frame => ({ x, y, width, height, rotation }),
  resizing: (): Resizing => 'free',
  scaled: scaledBox,
  foldScale: <Data>(data: Data): Data => data,
  pictureOf: (): string | undefined => undefined,
  withPicture: <Kind extends Layer>(layer: Kind): Kind => layer,
  coloursOf: (): readonly string[] => [],
  coverColour: (): string | undefined => undefined,
}

export function scaledBox<Kind extends Layer>(layer: Kind, scale: Scale): Kind {
  return { ...layer, width: layer.width * scale.x, height: layer.height * scale.y }
}
