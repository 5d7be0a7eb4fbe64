import type { Editor } from '../store/editor-store.ts'
import { canvasSurface } from '../store/regions.ts'
import type { Modifiers } from './gesture.ts'
import type { PointerInput, PointerTool } from './pointer-tool.ts'

/** Feeds the pointer tool with the events of the view's surface. @returns a function that stops it */
export function listenToPointer(surface: HTMLElement, editor: Editor, tool: PointerTool): () => void {
  const ending = new AbortController()
  const options = { signal: ending.signal }
  const toInput = (event: PointerEvent) => inputOf(event, surface)

  surface.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button === 1) event.preventDefault() // suppresses the browser's autoscroll
      surface.setPointerCapture(event.pointerId)
      tool.down(toInput(event))
    },
    options,
  )
  // on Linux the middle button pastes the last selection; here it pans the view
  surface.addEventListener('mouseup', (event) => event.button === 1 && event.preventDefault(), options)
  const follow = followEdge(tool, ending.signal)
  surface.addEventListener(
    'pointermove',
    (event) => {
      tool.move(toInput(event))
      follow()
    },
    options,
  )
  surface.addEventListener('pointerup', (event) => tool.up(toInput(event)), options)
  surface.addEventListener('pointercancel', (event) => tool.pointerCancel(event.pointerId), options)
  surface.addEventListener('pointerleave', () => editor.setState({ hover: undefined }), options)
  surface.addEventListener('wheel', (event) => turnWheel(event, surface, editor), { ...options, passive: false })
  listenToHeldKeys(editor, tool, ending.signal)
  return () => ending.abort()
}

/** A pointer held still at the edge sends no events, so animation frames keep the view scrolling. */
function followEdge(tool: PointerTool, signal: AbortSignal): () => void {
  let isRunning = false
  let last = 0

  function step(now: number): void {
    isRunning = !signal.aborted && tool.autoScroll(Math.min(now - last, slowFrameMs))
    last = now
    if (isRunning) requestAnimationFrame(step)
  }
  return () => {
    if (isRunning || !tool.autoScroll(0)) return
    isRunning = true
    last = performance.now()
    requestAnimationFrame(step)
  }
}

/** Caps the elapsed time of a frame, so that the view does not jump after the browser was paused. */
const slowFrameMs = 50

/** Listens before all other key handlers: during a drag the gesture gets the keys first. */
function listenToHeldKeys(editor: Editor, tool: PointerTool, signal: AbortSignal): void {
  const options = { signal, capture: true }
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && tool.cancel()) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else if (isSpace(event) && isOnSurface(event.target)) {
        event.preventDefault()
        editor.setState({ isPanning: true, cursor: 'grab' })
      }
      tool.setModifiers(modifiersOf(event))
    },
    options,
  )
  window.addEventListener(
    'keyup',
    (event) => {
      if (isSpace(event)) editor.setState({ isPanning: false, cursor: 'default' })
      tool.setModifiers(modifiersOf(event))
    },
    options,
  )
  window.addEventListener('blur', () => editor.setState({ isPanning: false }), { signal })
}

/** The pixels per line, for wheels that report lines. */
const lineHeight = 16

/** A pinch on a touchpad arrives as a wheel event with Ctrl. */
function turnWheel(event: WheelEvent, surface: HTMLElement, editor: Editor): void {
  event.preventDefault()
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight : 1
  const dx = event.deltaX * unit
  const dy = event.deltaY * unit
  if (event.ctrlKey || event.metaKey) {
    const box = surface.getBoundingClientRect()
    const at = { x: event.clientX - box.left, y: event.clientY - box.top }
    editor.zoomAround(at, editor.getState().camera.zoom * zoomFactor(dy))
    return
  }
  const isSideways = event.shiftKey && dx === 0
  editor.scrollBy(isSideways ? -dy : -dx, isSideways ? 0 : -dy)
}

/** A touchpad's pinch comes in small steps; a wheel notch of 100 or 120 pixels is about one zoom step. */
function zoomFactor(dy: number): number {
  const isNotch = Math.abs(dy) >= 40
  return isNotch ? 1.2 ** -Math.sign(dy) : Math.exp(-dy / 100)
}

function inputOf(event: PointerEvent, surface: HTMLElement): PointerInput {
  const box = surface.getBoundingClientRect()
  return {
    id: event.pointerId,
    isTouch: event.pointerType === 'touch',
    button: event.button,
    at: { x: event.clientX - box.left, y: event.clientY - box.top },
    client: { x: event.clientX, y: event.clientY },
    modifiers: modifiersOf(event),
    time: event.timeStamp,
  }
}

function modifiersOf(event: PointerEvent | KeyboardEvent): Modifiers {
  return { shift: event.shiftKey, alt: event.altKey, ctrl: event.ctrlKey || event.metaKey }
}

function isSpace(event: KeyboardEvent): boolean {
  return event.key === ' '
}

/** Space presses a focused button and types a space in a field. */
function isOnSurface(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.closest(canvasSurface) !== null)
}
