import type { LayerOf } from '#shared/scene/layer-kind'
import type { ImageLayer, Layer, LayerType, Point } from '#shared/scene/scene'
import { findLayer } from '../store/editor-state.ts'
import type { Workspace } from '../store/workspace.ts'
import { editorTexts } from '../texts/texts.ts'

/** Double click or Enter: enters a group, edits a text, crops a picture, or opens the picker where there is none. */
export function openLayer(workspace: Workspace, id: string, client?: Point): void {
  const state = workspace.editor.getState()
  const layer = findLayer(state, id)
  if (!layer || layer.locked) return
  const { groupId } = layer
  if (groupId !== undefined && groupId !== state.enteredGroup) {
    workspace.editor.enterGroup(groupId, id)
    return
  }
  const open = openers[layer.type] as Opener<Layer> // each type is paired with its own opener
  open(workspace, layer, client)
}

type Opener<Kind extends Layer> = (workspace: Workspace, layer: Kind, client: Point | undefined) => void

const openers: { readonly [Type in LayerType]: Opener<LayerOf<Type>> } = {
  text: ({ editor }, { id }, client) => editor.startEditingText(id, client),
  shape: () => {},
  image: cropPicture,
  icon: () => {},
  chart: () => {},
  qr: () => {},
  placeholder: ({ host }, { id }) => host.onPickImage?.(id),
}

function cropPicture({ editor, images, host }: Workspace, { id, data }: ImageLayer): void {
  if (data.src === '') {
    host.onPickImage?.(id)
    return
  }
  const picture = images.image(data.src)
  if (picture && picture !== 'missing') editor.startCrop(id, { width: picture.width, height: picture.height })
  else editor.announce(editorTexts.notDone.pictureLoading)
}
