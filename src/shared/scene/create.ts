import { defaultCanvas } from '#shared/rules/canvas'
import type { CanvasSettings, Scene, SceneDocument, Shadow } from './scene.ts'

/** New pages, and what every new layer has, with the defaults of spec section 9. */

interface Size {
  readonly width: number
  readonly height: number
}

export const defaultSettings: CanvasSettings = { ...defaultCanvas, guides: [] }

/** Off, so that switching it on shows a soft shadow below the layer. */
export const defaultShadow: Shadow = {
  enabled: false,
  offsetX: 0,
  offsetY: 4,
  blur: 8,
  spread: 0,
  color: '#000000',
  opacity: 0.3,
}

/** A new layer's state: no rotation, scale, transparency, lock or shadow; visible. */
export const plainState = {
  rotation: 0,
  scaleX: 1,
  scaleY: 1,
  opacity: 1,
  visible: true,
  locked: false,
  shadow: defaultShadow,
} as const

export function createScene(id: string, size?: Size): Scene {
  const settings = size ? { ...defaultSettings, width: size.width, height: size.height } : defaultSettings
  return { id, settings, layers: [] }
}

export function createDocument(pageId: string, size?: Size): SceneDocument {
  return { pages: [createScene(pageId, size)] }
}

export function nextZIndex(scene: Scene): number {
  return (scene.layers.at(-1)?.zIndex ?? -1) + 1
}

/** All of a new layer but its kind, name and data: in the middle of the canvas, above all others. */
export function newFrame(scene: Scene, id: string, { width, height }: Size) {
  return {
    id,
    x: (scene.settings.width - width) / 2,
    y: (scene.settings.height - height) / 2,
    width,
    height,
    ...plainState,
    zIndex: nextZIndex(scene),
  } as const
}
