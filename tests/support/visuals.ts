import type { Answer, Body } from '#shared/contract/contract'
import type { Browser } from './browser-session.ts'

export type Visual = Answer<'createVisual'>
type SentVisual = Body<'createVisual'>

/** A page with one layer of each kind that needs no picture, in the specification's own form. */
export function canvasData(more: { layers?: unknown[]; settings?: object } = {}) {
  return {
    layers: [
      {
        id: 'title',
        type: 'text',
        name: 'Key figure',
        x: 60,
        y: 40,
        width: 500,
        height: 90,
        zIndex: 1,
        data: { text: 'Ships no longer wait', fontFamily: 'Inter', fontSize: 48, color: '#111827' },
      },
      {
        id: 'ground',
        type: 'shape',
        name: 'Ground',
        x: 0,
        y: 300,
        width: 600,
        height: 100,
        zIndex: 0,
        data: { shapeType: 'rectangle', fill: '#0f766e' },
      },
      ...(more.layers ?? []),
    ],
    settings: { width: 600, height: 400, backgroundColor: '#ffffff', ...more.settings },
  }
}

/** A layer that covers the whole page with a picture. */
export function pictureLayer(src: string, data: object = {}) {
  return {
    id: 'picture',
    type: 'image',
    name: 'Picture',
    x: 0,
    y: 0,
    width: 600,
    height: 400,
    zIndex: 5,
    data: { src, fit: 'cover', ...data },
  }
}

export function visualBody(more: Partial<SentVisual> = {}): SentVisual {
  return { name: 'Quay', canvasData: canvasData(), width: 600, height: 400, ...more }
}

export async function makeVisual(person: Browser, more: Partial<SentVisual> = {}): Promise<Visual> {
  const response = await person.post('/api/visuals', visualBody(more))
  if (response.status !== 201) throw new Error(`No visual was made: ${await response.text()}`)
  return (await response.json()) as Visual
}

/** One that shows a picture of the library. */
export function visualOf(mediaId: string): SentVisual {
  return visualBody({ canvasData: canvasData({ layers: [pictureLayer(`/api/media/${mediaId}/file`)] }) })
}
