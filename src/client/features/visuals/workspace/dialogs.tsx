import type { Workspace } from '#client/editor/store/workspace'
import { LazyDialog } from './lazy-dialog.tsx'
import {
  ExportDialog,
  HelpDialog,
  MediaLibrary,
  MyVisualsDialog,
  TemplatesDialog,
  VersionsDialog,
} from './lazy-parts.ts'

/** The dialog open over the editor. */
export type OpenDialog =
  | { readonly kind: 'library'; readonly replaceLayerId?: string }
  | { readonly kind: 'templates' | 'export' | 'help' | 'mine' | 'versions' }

export function Dialogs({
  dialog,
  workspace,
  name,
  storedId,
  postId,
  onName,
  onNew,
  onClose,
}: {
  dialog: OpenDialog | null
  workspace: Workspace
  name: string
  /** Of the visual as it was saved. */
  storedId: string | null
  /** The post that the visual is made for. */
  postId: string | null
  onName: (name: string) => void
  onNew: () => void
  onClose: () => void
}) {
  const { editor } = workspace
  if (!dialog) return null
  return (
    <LazyDialog key={dialog.kind} onClose={onClose}>
      {dialog.kind === 'library' && (
        <MediaLibrary editor={editor} postId={postId} onClose={onClose} replaceLayerId={dialog.replaceLayerId} />
      )}
      {dialog.kind === 'templates' && (
        <TemplatesDialog editor={editor} name={name} postId={postId} onNameChange={onName} onClose={onClose} />
      )}
      {dialog.kind === 'export' && <ExportDialog editor={editor} name={name} onClose={onClose} />}
      {dialog.kind === 'versions' && storedId && (
        <VersionsDialog editor={editor} visualId={storedId} onClose={onClose} />
      )}
      {dialog.kind === 'help' && <HelpDialog onClose={onClose} />}
      {dialog.kind === 'mine' && <MyVisualsDialog currentId={storedId} onNew={onNew} onClose={onClose} />}
    </LazyDialog>
  )
}
