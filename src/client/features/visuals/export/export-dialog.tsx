import { useEffect, useMemo, useRef, useState } from 'react'
import type { Editor } from '#client/editor/store/editor-store'
import { useEditor } from '#client/editor/store/use-editor'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { Stack } from '#client/ui/layout'
import { toast } from '#client/ui/toast'
import { AltTextLine } from './alt-text-line.tsx'
import { copyPicture } from './copy-picture.ts'
import { downloadFiles } from './download-files.ts'
import { type ExportChoice, firstChoice, withFormat, withPossibleScale } from './export-choice.ts'
import styles from './export-dialog.module.css'
import { ExportFields } from './export-fields.tsx'
import { ExportSummary } from './export-summary.tsx'
import { ExportWarnings } from './export-warnings.tsx'
import { chosenPages } from './make-files.ts'
import { exportTexts } from './texts.ts'
import { useExportFiles } from './use-export-files.ts'
import { usePrepared } from './use-prepared.ts'

/** The export options with the resulting size, and saving. */
export function ExportDialog({ editor, name, onClose }: { editor: Editor; name: string; onClose: () => void }) {
  const document = useEditor(editor, (state) => state.document)
  const pageIndex = useEditor(editor, (state) => state.pageIndex)
  const [wanted, setWanted] = useState<ExportChoice>(() => startWith(document.pages.length))
  const [isPressed, setIsPressed] = useState(false)

  const fields = useRef<HTMLDivElement>(null)

  useEffect(() => {
    editor.commitText()
    // the dialog has opened by now and focused its first field
    fields.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [editor])

  const pages = useMemo(() => chosenPages(document, pageIndex, wanted), [document, pageIndex, wanted])
  const sizes = useMemo(() => pages.map(({ settings }) => settings), [pages])
  const choice = useMemo(() => withPossibleScale(wanted, sizes), [wanted, sizes])
  const current = document.pages[pageIndex]
  const prepared = usePrepared(document)
  const making = useExportFiles(pages, choice, prepared, name)

  function press() {
    toast({ kind: 'success', ...exportTexts.started })
    setIsPressed(true)
  }
  useEffect(() => {
    if (!isPressed || making.status === 'making') return
    setIsPressed(false)
    if (making.status === 'failed') return toast({ kind: 'error', ...exportTexts.failed })
    void downloadFiles(making.files, { name, format: choice.format })
    onClose()
  }, [isPressed, making, name, choice, onClose])

  return (
    <Dialog
      open
      title={exportTexts.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {exportTexts.cancel}
          </Button>
          <Button onClick={() => void copyPicture(editor, choice.scale)}>{exportTexts.copyPicture}</Button>
          <Button
            variant="primary"
            pending={isPressed}
            pendingLabel={exportTexts.exporting}
            disabled={making.status === 'failed'}
            onClick={press}
          >
            {exportTexts.export}
          </Button>
        </>
      }
    >
      <Stack gap={16} className={styles.export} ref={fields}>
        <ExportFields
          choice={choice}
          onChange={setWanted}
          sizes={sizes}
          page={pageIndex + 1}
          pageCount={document.pages.length}
        />
        {/* a PDF carries those of its pages, and LinkedIn asks for none with a document */}
        {current && choice.format !== 'pdf' && <AltTextLine page={current} />}
        <ExportWarnings pages={pages} choice={choice} prepared={prepared} making={making} />
        <ExportSummary sizes={sizes} choice={choice} making={making} isPrepared={prepared !== undefined} />
      </Stack>
    </Dialog>
  )
}

/** A carousel is usually exported as a whole, as the PDF that LinkedIn takes. */
function startWith(pageCount: number): ExportChoice {
  return pageCount > 1 ? { ...withFormat(firstChoice, 'pdf'), pages: 'all' } : firstChoice
}
