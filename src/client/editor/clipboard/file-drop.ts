import { useEffect, useRef, useState } from 'react'
import { hitTest } from '#shared/scene/hit-testing'
import { kindOf } from '#shared/scene/layer-kinds'
import type { Layer, Point } from '#shared/scene/scene'
import { canvasPoint } from '../gestures/gesture.ts'
import type { Workspace } from '../store/workspace.ts'
import { editorTexts } from '../texts/texts.ts'
import { pictureFiles } from './clipboard-events.ts'

/** Picture files dropped on the canvas; the first of those dropped on a picture or frame replaces its picture. */
export function useFileDrop(workspace: Workspace, surface: { current: HTMLElement | null }): boolean {
  const latest = useRef(workspace)
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    latest.current = workspace
  })

  useEffect(() => {
    const element = surface.current
    if (!element) return
    const ending = new AbortController()
    const options = { signal: ending.signal }
    const place = (event: DragEvent) => placeOf(event, element, latest.current)

    element.addEventListener(
      'dragover',
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setIsOver(true)
        latest.current.editor.setState({ hover: place(event).target?.id })
      },
      options,
    )
    element.addEventListener('dragleave', () => setIsOver(false), options)
    element.addEventListener(
      'drop',
      (event) => {
        event.preventDefault()
        setIsOver(false)
        const { at, target } = place(event)
        dropFiles(pictureFiles(event.dataTransfer?.files ?? []), at, target, latest.current)
      },
      options,
    )
    return () => ending.abort()
  }, [surface])

  return isOver
}

function dropFiles(files: File[], at: Point, target: Layer | undefined, { editor, host }: Workspace): void {
  editor.setState({ hover: undefined })
  const [first, ...rest] = files
  if (!first) {
    editor.announce(editorTexts.notDone.onlyPictures)
    return
  }
  if (target) host.onReplaceImage?.(target.id, first)
  const others = target ? rest : files
  if (others.length > 0) host.onImageFiles?.(others, at)
}

function placeOf(
  event: DragEvent,
  surface: HTMLElement,
  { editor }: Workspace,
): { at: Point; target: Layer | undefined } {
  const box = surface.getBoundingClientRect()
  const at = canvasPoint(editor, { x: event.clientX - box.left, y: event.clientY - box.top })
  const layer = hitTest(editor.scene(), at)
  const takesPicture = layer && kindOf(layer).pictureOf(layer) !== undefined
  return { at, target: takesPicture ? layer : undefined }
}
