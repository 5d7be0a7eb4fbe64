import { useEffect } from 'react'
import { forgetLayouts } from '#shared/drawing/text/layout-text'
import { watchDrawings } from '../loading/drawing-loader.ts'
import { loadFonts } from '../loading/font-loader.ts'
import type { Workspace } from '../store/workspace.ts'
import type { PageTheme } from './overlay-page.ts'
import { createRenderer, type Renderer, type Surfaces } from './renderer.ts'

interface Ref<Of> {
  readonly current: Of | null
}

/** Draws the editor's state, at most once per animation frame, and again when fonts, pictures or colours change. */
export function useRenderer({ editor, images }: Workspace, view: Ref<HTMLElement>): void {
  useEffect(() => {
    if (!view.current) return
    const stage = view.current
    const surfaces = surfacesIn(stage)
    let theme = readTheme(surfaces.page)
    const renderer = createRenderer(surfaces, {
      image: images.image,
      pixelRatio: () => window.devicePixelRatio,
      theme: () => theme,
    })
    const frame = everyFrame(() => renderer.draw(editor.getState()))
    const redraw = () => {
      renderer.invalidate()
      frame.request()
    }

    const stops = [
      editor.subscribe(frame.request),
      images.subscribe(redraw),
      watchSize(stage, (size) => {
        editor.setViewport(size)
        renderer.draw(editor.getState()) // at once: a canvas of the old size would flash
      }),
      watchTheme(() => {
        theme = readTheme(surfaces.page)
        redraw()
      }),
      watchFonts(editor, renderer, frame.request),
      frame.stop,
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor, images, view])
}

/** Finds them by their `data-surface` attributes. */
function surfacesIn(stage: HTMLElement): Surfaces {
  const surface = <Of extends HTMLElement>(name: keyof Surfaces): Of => {
    const found = stage.querySelector<Of>(`[data-surface="${name}"]`)
    if (!found) throw new Error(`The view has no surface for ${name}.`)
    return found
  }
  return {
    content: surface('content'),
    below: surface('below'),
    dragged: surface('dragged'),
    above: surface('above'),
    page: surface('page'),
    snapLines: surface('snapLines'),
    marks: surface('marks'),
  }
}

function everyFrame(draw: () => void): { request: () => void; stop: () => void } {
  let frame = 0
  return {
    request() {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        draw()
      })
    },
    stop: () => cancelAnimationFrame(frame),
  }
}

/** The canvas has the line's colour as its own `color`, because the browser resolves light-dark() there. */
function readTheme(canvas: HTMLCanvasElement): PageTheme {
  return { line: getComputedStyle(canvas).color }
}

function watchTheme(listen: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const attribute = new MutationObserver(listen)
  attribute.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class'] })
  dark.addEventListener('change', listen)
  return () => {
    attribute.disconnect()
    dark.removeEventListener('change', listen)
  }
}

function watchSize(element: HTMLElement, listen: (size: { width: number; height: number }) => void): () => void {
  const observer = new ResizeObserver(() => listen({ width: element.clientWidth, height: element.clientHeight }))
  observer.observe(element)
  return () => observer.disconnect()
}

/** Loads fonts when a document first uses them, and when someone types letters outside the first file. */
function watchFonts(editor: Workspace['editor'], renderer: Renderer, request: () => void): () => void {
  let seen: unknown
  const redraw = () => {
    forgetLayouts()
    renderer.invalidate()
    request()
  }
  function load() {
    const { document: visual } = editor.getState()
    if (visual === seen) return
    seen = visual
    // the next change retries what failed to load
    void loadFonts(visual).catch(() => undefined)
  }
  load()
  document.fonts.addEventListener('loadingdone', redraw)
  const stops = [editor.subscribe(load), watchDrawings(redraw)]
  return () => {
    for (const stop of stops) stop()
    document.fonts.removeEventListener('loadingdone', redraw)
  }
}
