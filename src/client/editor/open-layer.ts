import type { Point } from '#shared/scene/scene'
import { findLayer } from './editor-state.ts'
import type { Editor } from './editor-store.ts'
import type { CanvasImages } from './images.ts'
import type { Workspace } from './workspace.ts'

/** Double click or Enter: enters a group, types in a text, crops a picture, or asks for one where there is none. */
export function openLayer({ editor, images, host }: Workspace, id: string, client?: Point): void {
  const state = editor.getState()
  const layer = findLayer(state, id)
  if (!layer || layer.locked) return
  const isClosedGroup = layer.groupId !== undefined && layer.groupId !== state.enteredGroup
  const isEmptyImage = layer.type === 'image' && layer.data.src === ''
  if (isClosedGroup && layer.groupId !== undefined) editor.enterGroup(layer.groupId, id)
  else if (layer.type === 'text') editor.startEditingText(id, client)
  else if (layer.type === 'placeholder' || isEmptyImage) host.onPickImage?.(id)
  else if (layer.type === 'image') cropPicture(editor, images, id, layer.data.src)
}

function cropPicture(editor: Editor, images: CanvasImages, id: string, src: string): void {
  const picture = images.image(src)
  if (picture && picture !== 'missing') editor.startCrop(id, { width: picture.width, height: picture.height })
  else editor.announce('The picture is not there yet.')
}
