import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { createImages } from '#client/editor/loading/images'
import { missingLettersIn } from '#client/editor/loading/letter-loader'
import { createEditor, type Editor } from '#client/editor/store/editor-store'
import { useEditor } from '#client/editor/store/use-editor'
import type { EditorHost, Workspace } from '#client/editor/store/workspace'
import { useLeaveGuard } from '#client/lib/leave-guard'
import { whenIdle } from '#client/lib/when-idle'
import { confirmAction } from '#client/ui/confirm'
import { toast } from '#client/ui/toast'
import type { Point } from '#shared/scene/scene'
import { copyPicture } from '../export/copy-picture.ts'
import { FromPostBar } from '../from-post/lazy-from-post-bar.ts'
import { LazyBoundary } from '../parts/lazy-boundary.tsx'
import type { OpenedVisual } from '../saving/opened-visual.ts'
import { savingTexts } from '../saving/texts.ts'
import { useLocalCopy } from '../saving/use-local-copy.ts'
import { saveFailureOf, useSaving } from '../saving/use-saving.ts'
import { useStart } from '../start/use-start.ts'
import { useTemplateName } from '../templates/use-template-name.ts'
import { Toolbar } from '../toolbar/toolbar.tsx'
import { Dialogs, type OpenDialog } from './dialogs.tsx'
import { EditorHeader } from './editor-header.tsx'
import { prefetchParts, RecoveryBanner, StartPanel } from './lazy-parts.ts'
import { Panels } from './panels.tsx'
import { workspaceTexts } from './texts.ts'
import { isSmallScreen, useSmallScreen } from './use-small-screen.ts'
import styles from './visual-workspace.module.css'

/** One opened visual, with all that stands around its canvas. @param onNew begins another */
export function VisualWorkspace({
  opened,
  userId,
  onNew,
}: {
  opened: OpenedVisual
  userId: string
  onNew: () => void
}) {
  const isSmall = useSmallScreen()
  const [editor] = useState(() => createEditor(opened.document, { isSmallScreen: isSmallScreen() }))
  const [images] = useState(() => createImages())
  const [name, setName] = useState(opened.name)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const nameByTemplate = useTemplateName(editor, name, setName)
  const nameField = useRef<HTMLInputElement>(null)
  const sentName = useRef('')
  const saving = useSaving(editor, opened, {
    onSuccess: (savedName) => {
      // a copy has a name of its own
      setName((current) => (current.trim() === sentName.current ? savedName : current))
      const letters = missingLettersIn(editor.getState().document.pages)
      const { saved, missingLetters } = savingTexts.saving
      toast({
        kind: 'success',
        ...saved,
        ...(letters.length > 0 && { description: missingLetters(letters.join(' ')) }),
      })
    },
    onError: (error) => toast({ kind: 'error', ...savingTexts.saving.failed, description: saveFailureOf(error) }),
  })
  const isUnsaved = useIsUnsaved(editor, name, saving.stored?.name ?? opened.name)
  const place = `${userId}/${copyPlaceOf(opened, saving.stored?.id)}`
  const copy = useLocalCopy(editor, { place, page: opened.key }, name, isUnsaved)
  useLeaveGuard(isUnsaved, () => {
    copy.keepNow()
    return confirmAction(savingTexts.saving.leave)
  })

  useEffect(() => whenIdle(prefetchParts), [])

  function save() {
    sentName.current = name.trim()
    if (name.trim() !== '') return void saving.save(name.trim())
    toast({ kind: 'error', ...savingTexts.saving.nameRequired })
    nameField.current?.focus()
  }
  async function restore() {
    const restored = await copy.restore()
    if (restored === undefined) return toast({ kind: 'error', ...savingTexts.recovery.unreadable })
    setName(restored)
    editor.fit()
    editor.announce(savingTexts.recovery.restored)
  }
  function begin() {
    copy.keepNow()
    setDialog(null)
    onNew()
  }
  const start = useStart(editor, opened.isBlank === true)
  const host = useHost(editor, save, setDialog)
  const workspace = useMemo<Workspace>(() => ({ editor, images, host }), [editor, images, host])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+S saves from every field too
    <div className={styles.workspace} onKeyDown={(event) => isSaveKey(event) && save()}>
      <EditorHeader
        editor={editor}
        nameField={nameField}
        name={name}
        onName={setName}
        isSaving={saving.isSaving}
        isUnsaved={isUnsaved}
        savedAt={saving.stored?.updatedAt ?? null}
        postAddress={opened.postId && `/generate?post=${encodeURIComponent(opened.postId)}`}
        onNew={begin}
        onSave={save}
        onDialog={(kind) => {
          editor.commitText()
          setDialog({ kind })
        }}
      />
      <div className={styles.top}>
        <Toolbar workspace={workspace} isSmall={isSmall} />
        {opened.postId && (
          <LazyBoundary>
            <FromPostBar editor={editor} postId={opened.postId} />
          </LazyBoundary>
        )}
        {copy.found && (
          <LazyBoundary>
            <RecoveryBanner
              keptAt={copy.found.keptAt}
              onRestore={() => void restore()}
              onDiscard={() => copy.discard()}
            />
          </LazyBoundary>
        )}
      </div>
      <Panels workspace={workspace} isSmall={isSmall}>
        {start.isOpen && (
          <LazyBoundary>
            <StartPanel
              editor={editor}
              onName={nameByTemplate}
              onBrowse={(kind) => setDialog({ kind })}
              onClose={start.close}
            />
          </LazyBoundary>
        )}
      </Panels>
      <Dialogs
        dialog={dialog}
        workspace={workspace}
        name={name}
        storedId={saving.stored?.id ?? null}
        postId={opened.postId}
        onName={nameByTemplate}
        onNew={begin}
        onClose={() => setDialog(null)}
      />
    </div>
  )
}

function useIsUnsaved(editor: Editor, name: string, storedName: string): boolean {
  const isDirty = useEditor(editor, (state) => state.isDirty)
  return isDirty || name.trim() !== storedName
}

/** What the canvas asks for that it can't do itself. The same object for the whole visit; it calls the latest `save`. */
function useHost(editor: Editor, save: () => void, setDialog: (dialog: OpenDialog) => void): EditorHost {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  return useMemo(
    () => ({
      onSave: () => latest.current(),
      onCopyPicture: () => void copyPicture(editor),
      onExport: () => {
        editor.commitText()
        setDialog({ kind: 'export' })
      },
      onTemplates: () => setDialog({ kind: 'templates' }),
      onHelp: () => setDialog({ kind: 'help' }),
      onImageFiles: (files, at) => void uploadOnto(editor, files, { at }),
      onReplaceImage: (replaceLayerId, file) => void uploadOnto(editor, [file], { replaceLayerId }),
      onPickImage: (replaceLayerId) => setDialog({ kind: 'library', ...(replaceLayerId && { replaceLayerId }) }),
    }),
    [editor, setDialog],
  )
}

/** Pictures that were pasted or dropped come in behind the canvas, on which the work goes on. */
async function uploadOnto(
  editor: Editor,
  files: readonly File[],
  place: { at?: Point | undefined; replaceLayerId?: string },
): Promise<void> {
  editor.announce(workspaceTexts.stage.uploading(files.length))
  const { uploadImages } = await import('../library/upload-images.ts')
  await uploadImages(files, { editor, ...place })
}

/** New work has a place of its own on the device, and so has what is made of each post. */
function copyPlaceOf({ postId }: OpenedVisual, storedId: string | undefined): string {
  if (storedId) return `visual-${storedId}`
  return postId ? `post-${postId}` : 'new'
}

/** On the canvas the editor's own keys do it. */
function isSaveKey(event: KeyboardEvent): boolean {
  const isField = event.target instanceof Element && event.target.matches('input, textarea, select')
  const isKey = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's'
  if (!isField || !isKey || event.defaultPrevented) return false
  event.preventDefault()
  return true
}
