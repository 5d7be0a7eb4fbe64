import type { Editor } from '#client/editor/store/editor-store'
import type { MediaAsset } from '#client/queries/media'
import { toast } from '#client/ui/toast'
import { editRules } from '#shared/rules/canvas'
import type { Point } from '#shared/scene/scene'
import { placeAsset } from './place-asset.ts'
import { uploadTexts } from './texts.ts'
import { enqueueUploads, removeFromUploads, type UploadResult } from './uploads.ts'

export interface UploadOptions {
  /** Each uploaded picture becomes a layer at once. Without it they only go to the library. */
  readonly editor?: Editor
  /** Takes the first picture instead; the others become layers. */
  readonly replaceLayerId?: string | undefined
  /** The centre of the first new layer, in canvas pixels. */
  readonly at?: Point | undefined
  /** The library's dialog already lists failures; otherwise the message reports them. */
  readonly isListShown?: boolean
}

/** Uploads pictures and reports the outcome in a message. Resolves with the uploaded ones. */
export async function uploadImages(
  files: readonly File[],
  options: UploadOptions = {},
): Promise<readonly MediaAsset[]> {
  if (files.length === 0) return []
  const { editor, replaceLayerId, at } = options
  let placed = 0
  const result = await enqueueUploads(files, (asset) => {
    if (!editor) return
    placeAsset(editor, asset, {
      replaceLayerId: placed === 0 ? replaceLayerId : undefined,
      at: placeOf(editor, placed, at),
    })
    placed += 1
  })
  toastResult(result, options.isListShown ?? false)
  return result.assets
}

export function toastUploaded(count: number): void {
  const { title, description } = uploadTexts.succeeded
  toast({ kind: 'success', title, description: description(count) })
}

/** Without a list of failures, adds the first reason to the message. */
function toastResult({ assets, failed }: UploadResult, isListShown: boolean): void {
  const [first] = failed
  if (!first) {
    if (assets.length > 0) toastUploaded(assets.length)
    return
  }
  const { title, description } = uploadTexts.failed
  toast({ kind: 'error', title, description: isListShown ? description : `${description} ${first.failure}` })
  if (!isListShown) for (const { id } of failed) removeFromUploads(id)
}

/** Offsets several pictures, which would otherwise hide each other. */
function placeOf(editor: Editor, index: number, at: Point | undefined): Point | undefined {
  if (index === 0) return at
  const { width, height } = editor.scene().settings
  const first = at ?? { x: width / 2, y: height / 2 }
  const step = editRules.duplicateOffset * index
  return { x: first.x + step, y: first.y + step }
}
