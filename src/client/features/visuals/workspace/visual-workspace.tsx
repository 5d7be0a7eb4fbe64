import { type ComponentProps, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { createImages } from '#client/editor/loading/images'
import { missingLettersIn } from '#client/editor/loading/letter-loader'
import { createEditor, type Editor } from '#client/editor/store/editor-store'
import { useEditor } from '#client/editor/store/use-editor'
import type { EditorHost, Workspace } from '#client/editor/store/workspace'
import { liftGuard, useLeaveGuard } from '#client/lib/leave-guard'
import { useSearchParams } from '#client/lib/use-search-params'
import { whenIdle } from '#client/lib/when-idle'
import { workspaceSlug } from '#client/lib/workspace'
import { useReopen } from '#client/queries/opened-visual'
import { confirmAction } from '#client/ui/confirm'
import { toast } from '#client/ui/toast'
import type { Point } from '#shared/scene/scene'
import { copyPicture } from '../export/copy-picture.ts'
import { FromPostBar } from '../from-post/lazy-from-post-bar.ts'
import { LazyBoundary } from '../parts/lazy-boundary.tsx'
import type { OpenedVisual } from '../saving/opened-visual.ts'
import { RecoveryBanner } from '../saving/recovery-banner.tsx'
import { saveFailureOf } from '../saving/save-failure.ts'
import { savingTexts } from '../saving/texts.ts'
import { useAutosave } from '../saving/use-autosave.ts'
import { useLocalCopy } from '../saving/use-local-copy.ts'
import { useSaving } from '../saving/use-saving.ts'
import { useStart } from '../start/use-start.ts'
import { useTemplateName } from '../templates/use-template-name.ts'
import { Toolbar } from '../toolbar/toolbar.tsx'
import { Dialogs, type OpenDialog } from './dialogs.tsx'
import { EditorHeader } from './editor-header.tsx'
import { EditorsBanner, GoesOutLine, prefetchParts, StartPanel } from './lazy-parts.ts'
import { Panels } from './panels.tsx'
import { workspaceTexts } from './texts.ts'
import { isSmallScreen, useSmallScreen } from './use-small-screen.ts'
import styles from './visual-workspace.module.css'

/**
 * One opened visual, with everything around its canvas.
 * @param onNew starts another
 */
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
  const [params] = useSearchParams()
  const [editor] = useState(() =>
    createEditor(opened.document, { isSmallScreen: isSmallScreen(), page: Number(params.get('page')) }),
  )
  const [images] = useState(() => createImages())
  const [name, setName] = useState(opened.name)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const nameByTemplate = useTemplateName(editor, name, setName)
  const nameField = useRef<HTMLInputElement>(null)
  const sentName = useRef('')
  const reopen = useReopen()
  const isInTeam = workspaceSlug() !== null
  const saving = useSaving(editor, opened, {
    onSuccess: (savedName) => {
      // a copy has its own name
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
    onTakeTheirs: () => void showLatest(),
  })
  const isUnsaved = useIsUnsaved(editor, name, saving.stored?.name ?? opened.name)
  const place = `${userId}/${copyPlaceOf(opened, saving.stored?.id)}`
  const copy = useLocalCopy(editor, { place, page: opened.key }, name, isUnsaved)
  /** It has a name of its own, or exists: work that nobody has named is theirs to keep or to drop. */
  const savesItself = name.trim() !== '' && (saving.stored !== null || name.trim() !== savingTexts.defaultName)
  /** In a team. */
  const editors = useRef<ComponentProps<typeof EditorsBanner>['handle']['current']>(null)
  const [isElsewhere, setIsElsewhere] = useState(false)
  const mayAutosave = savesItself && saving.refusal === null && !isElsewhere
  const saveQuietly = async () =>
    (await (editors.current?.isStillOwn() ?? true)) && (await saving.saveQuietly(name.trim()))
  useAutosave(editor, isUnsaved && mayAutosave && !saving.isSaving, saveQuietly)
  useLeaveGuard(isUnsaved, async () => {
    editor.commitText()
    copy.keepNow()
    return (mayAutosave && (await saveQuietly())) || (await confirmAction(savingTexts.saving.leave))
  })

  useEffect(() => whenIdle(prefetchParts), [])

  async function showLatest() {
    copy.keepNow()
    liftGuard()
    await reopen()
  }
  async function saveAsCopy(): Promise<string | null> {
    const copied = await saving.saveAsCopy(name.trim() || savingTexts.defaultName)
    if (copied !== null) setName(copied)
    return copied
  }
  async function saveNamed() {
    if (await (editors.current?.maySaveHere() ?? true)) await saving.save(name.trim())
  }
  function save() {
    sentName.current = name.trim()
    if (name.trim() !== '') return void saveNamed()
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
        refusal={saving.refusal}
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
        {opened.postId && saving.stored && (
          <LazyBoundary>
            <GoesOutLine postId={opened.postId} visualId={saving.stored.id} />
          </LazyBoundary>
        )}
        {isInTeam && (
          <LazyBoundary>
            <EditorsBanner
              {...{ stored: saving.stored, isUnsaved, saveAsCopy, showLatest }}
              handle={editors}
              onOther={setIsElsewhere}
            />
          </LazyBoundary>
        )}
        {copy.found && (
          <RecoveryBanner
            keptAt={copy.found.keptAt}
            onRestore={() => void restore()}
            onDiscard={() => copy.discard()}
          />
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

/** What the canvas delegates to the screen. The same object for the whole visit; it calls the latest `save`. */
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
