import { pointerRules } from '#shared/rules/canvas'
import type { Point } from '#shared/scene/scene'
import type { Editor } from '../store/editor-store.ts'
import { panCropGesture, reframeCropGesture } from './crop-gestures.ts'
import { drawAt, drawGesture } from './draw-gesture.ts'
import type { Modifiers, PointerGesture } from './gesture.ts'
import { guideGesture } from './guide-gesture.ts'
import { moveGesture } from './move-gesture.ts'
import { cursorOver, type PointerTarget, targetAt } from './pointer-target.ts'
import { resizeGesture } from './resize-gesture.ts'
import { rotateGesture } from './rotate-gesture.ts'
import { scrollSpeed } from './scroll-speed.ts'
import { marqueeGesture, panGesture, pinchCamera } from './view-gestures.ts'

/**
 * The pointer as a state machine: idle, pressed, dragging, or two fingers. It knows no DOM; pointer-events.ts feeds it.
 */
export interface PointerInput {
  readonly id: number
  readonly isTouch: boolean
  /** As in PointerEvent: 0 main, 1 middle, 2 secondary. */
  readonly button: number
  /** In screen pixels of the view. */
  readonly at: Point
  /** In client pixels. */
  readonly client: Point
  readonly modifiers: Modifiers
  /** Ms, rising. */
  readonly time: number
}

export interface PointerHost {
  openMenu(client: Point): void
  /** Double click on a layer: edits its text, crops its picture or picks one. */
  openLayer(layerId: string, client: Point): void
}

export interface PointerTool {
  down(input: PointerInput): void
  move(input: PointerInput): void
  up(input: PointerInput): void
  /** The browser cancelled the pointer. */
  pointerCancel(id: number): void
  /** A modifier key went down or up: the gesture applies it without waiting for the pointer to move. */
  setModifiers(modifiers: Modifiers): void
  /** Scrolls while a drag is held at the edge of the view. @returns whether it scrolled */
  autoScroll(passedMs: number): boolean
  /** Escape. @returns whether there was a gesture to cancel or a tool to deselect */
  cancel(): boolean
}

type Phase =
  | { readonly name: 'idle' }
  | { readonly name: 'pressed'; readonly input: PointerInput; readonly begin: Begin; readonly release: () => void }
  | {
      readonly name: 'dragging'
      readonly id: number
      readonly gesture: PointerGesture
      readonly from: Point
      last: Drag
    }
  | { readonly name: 'pinching'; readonly zoom: (now: readonly [Point, Point]) => void }

type Begin = (from: Point) => PointerGesture
type Drag = Pick<PointerInput, 'at' | 'modifiers'>

const doublePress = { ms: 400, distance: 8 }
const longPressMs = 500

export function createPointerTool(editor: Editor, host: PointerHost): PointerTool {
  let phase: Phase = { name: 'idle' }
  let lastPress: { time: number; at: Point } | undefined
  let longPress: ReturnType<typeof setTimeout> | undefined
  const fingers = new Map<number, Point>()

  function toIdle(): void {
    clearTimeout(longPress)
    phase = { name: 'idle' }
  }

  function down(input: PointerInput): void {
    if (input.isTouch) fingers.set(input.id, input.at)
    if (fingers.size === 2) startPinch()
    else if (phase.name !== 'idle') return
    else if (input.button === 2) selectForMenu(editor, targetAt(editor, input.at, false))
    else if (input.button === 1 || editor.getState().isPanning) startDrag(input, (from) => panGesture(editor, from))
    else if (input.button === 0) press(input)
  }

  function press(input: PointerInput): void {
    editor.commitText()
    const target = targetAt(editor, input.at, input.isTouch)
    const { cropping, tool } = editor.getState()
    const isSecond = isDoublePress(input) && target.kind === 'layer' && !cropping && !tool
    lastPress = { time: input.time, at: input.at }
    const acts = pressed(editor, input, target)
    phase = { name: 'pressed', input, ...acts, ...(isSecond && { release: () => open(target.layer.id, input) }) }
    if (input.isTouch) longPress = setTimeout(() => openMenu(input, target), longPressMs)
  }

  function move(input: PointerInput): void {
    if (fingers.has(input.id)) fingers.set(input.id, input.at)
    if (phase.name === 'pinching') zoomWithFingers(phase.zoom)
    else if (phase.name === 'idle') hover(editor, input)
    if (phase.name === 'pressed') {
      if (phase.input.id !== input.id || !isBeyondThreshold(phase.input.at, input.at)) return
      startDrag(phase.input, phase.begin)
    }
    if (phase.name !== 'dragging' || phase.id !== input.id) return
    phase.last = input
    phase.gesture.move(input.at, input.modifiers)
  }

  function up(input: PointerInput): void {
    fingers.delete(input.id)
    const { tool } = editor.getState()
    if (phase.name === 'idle' && tool)
      drawAt(editor, tool, input.at) // dragged here from the toolbar
    else if (phase.name === 'pinching' && fingers.size === 0) toIdle()
    else if (phase.name === 'pressed' && phase.input.id === input.id) {
      const { release } = phase
      toIdle()
      release()
    } else if (phase.name === 'dragging' && phase.id === input.id) {
      const { gesture } = phase
      toIdle()
      gesture.end()
      if (!input.isTouch) hover(editor, input)
    }
  }

  function startDrag(input: PointerInput, begin: Begin): void {
    clearTimeout(longPress)
    const gesture = begin(input.at)
    phase = { name: 'dragging', id: input.id, gesture, from: input.at, last: input }
    lastPress = undefined
    if (gesture.cursor) editor.setState({ cursor: gesture.cursor })
  }

  function autoScroll(passedMs: number): boolean {
    if (phase.name !== 'dragging' || !phase.gesture.isFollowed) return false
    const { gesture, from, last } = phase
    const { camera, viewport } = editor.getState()
    const { width, height } = editor.scene().settings
    const page = { x: camera.x, y: camera.y, width: width * camera.zoom, height: height * camera.zoom }
    const speed = scrollSpeed(from, last.at, viewport, page)
    if (speed.x === 0 && speed.y === 0) return false
    editor.scrollBy(-speed.x * passedMs, -speed.y * passedMs)
    if (editor.getState().camera !== camera) gesture.move(last.at, last.modifiers)
    return true
  }

  /** Cancels what the first finger may have dragged already. */
  function startPinch(): void {
    cancel()
    const [a, b] = [...fingers.values()]
    if (a && b) phase = { name: 'pinching', zoom: pinchCamera(editor, [a, b]) }
  }

  function zoomWithFingers(zoom: (now: readonly [Point, Point]) => void): void {
    const [a, b] = [...fingers.values()]
    if (a && b) zoom([a, b])
  }

  function cancel(): boolean {
    const hasTool = editor.getState().tool !== undefined
    const { name } = phase
    if (phase.name === 'dragging') phase.gesture.cancel()
    toIdle()
    if (hasTool) editor.putToolAway()
    return hasTool || name === 'dragging'
  }

  function open(layerId: string, input: PointerInput): void {
    lastPress = undefined
    host.openLayer(layerId, input.client)
  }

  function openMenu(input: PointerInput, target: PointerTarget): void {
    toIdle()
    selectForMenu(editor, target)
    host.openMenu(input.client)
  }

  function isDoublePress({ time, at, modifiers }: PointerInput): boolean {
    if (!lastPress || modifiers.shift || time - lastPress.time > doublePress.ms) return false
    return Math.hypot(at.x - lastPress.at.x, at.y - lastPress.at.y) <= doublePress.distance
  }

  return {
    down,
    move,
    up,
    pointerCancel(id) {
      fingers.delete(id)
      if (phase.name === 'pinching' || (phase.name === 'dragging' && phase.id === id)) cancel()
      else if (phase.name === 'pressed' && phase.input.id === id) toIdle()
    },
    setModifiers(modifiers) {
      if (phase.name !== 'dragging') return
      phase.last = { at: phase.last.at, modifiers }
      phase.gesture.move(phase.last.at, modifiers)
    },
    autoScroll,
    cancel,
  }
}

/** The gesture that a press starts once it becomes a drag, and the action if it stays a click. */
function pressed(editor: Editor, input: PointerInput, target: PointerTarget): { begin: Begin; release: () => void } {
  const { cropping, tool } = editor.getState()
  if (cropping) return pressedWhileCropping(editor, target)
  if (tool) {
    const begin: Begin = (from) => drawGesture(editor, tool, from, input.modifiers)
    return { begin, release: () => drawAt(editor, tool, input.at) }
  }
  if (target.kind === 'handle') {
    const { handle } = target
    const begin: Begin = (from) =>
      handle === 'rotate' ? rotateGesture(editor, from) : resizeGesture(editor, handle, from)
    return { begin, release: nothing }
  }
  if (target.kind === 'guide') return { begin: () => guideGesture(editor, target.index), release: nothing }
  if (target.kind === 'layer') return pressedOnLayer(editor, input, target.layer.id)
  const isAdding = input.modifiers.shift
  return {
    begin: (from) => (input.isTouch ? panGesture(editor, from) : marqueeGesture(editor, from, isAdding)),
    release: () => !isAdding && editor.selectNone(),
  }
}

function pressedOnLayer(editor: Editor, { modifiers, isTouch }: PointerInput, id: string) {
  const wasSelected = editor.getState().selection.includes(id)
  const wasInGroup = editor.getState().enteredGroup
  const begin: Begin = (from) => moveGesture(editor, from)
  // a finger scrolls when it happens to hit a layer: it drags only layers that were selected already
  if (isTouch && !wasSelected)
    return { begin: (from: Point) => panGesture(editor, from), release: () => editor.select([id]) }
  if (modifiers.shift) {
    if (!wasSelected) editor.toggle(id)
    return { begin, release: () => wasSelected && editor.toggle(id) }
  }
  if (!wasSelected) editor.select([id])
  return { begin, release: () => wasSelected && wasInGroup === undefined && editor.select([id]) }
}

function pressedWhileCropping(editor: Editor, target: PointerTarget) {
  if (target.kind === 'nothing' || target.kind === 'guide')
    return { begin: (from: Point) => panGesture(editor, from), release: () => editor.commitCrop() }
  if (target.kind === 'layer') return { begin: (from: Point) => panCropGesture(editor, from), release: nothing }
  const { handle } = target
  const begin: Begin = (from) =>
    handle === 'rotate' ? panGesture(editor, from) : reframeCropGesture(editor, handle, from)
  return { begin, release: nothing }
}

/** A context menu applies to the layer under the pointer, or to the whole selection if that layer is part of it. */
function selectForMenu(editor: Editor, target: PointerTarget): void {
  if (target.kind === 'nothing') editor.selectNone()
  else if (target.kind === 'layer' && !editor.getState().selection.includes(target.layer.id)) {
    editor.select([target.layer.id])
  }
}

function hover(editor: Editor, { at, isTouch }: PointerInput): void {
  if (isTouch) return
  if (editor.getState().tool) return // the cursor shows the selected tool
  const target = targetAt(editor, at, false)
  const hovered = target.kind === 'layer' && !editor.getState().cropping ? target.layer.id : undefined
  editor.setState({ hover: hovered, cursor: cursorOver(editor, target) })
}

function isBeyondThreshold(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > pointerRules.dragThreshold
}

function nothing(): void {}
