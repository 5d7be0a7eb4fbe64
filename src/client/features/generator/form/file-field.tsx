import { FileText, Upload, X } from 'lucide-react'
import { type DragEvent, type RefObject, useRef, useState } from 'react'
import { cx } from '#client/lib/cx'
import { useConfig } from '#client/queries/config'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { FileInput } from '#client/ui/file-input'
import { IconButton } from '#client/ui/icon-button'
import { Stack } from '#client/ui/layout'
import { acceptedFiles } from './check-source.ts'
import styles from './file-field.module.css'
import type { StoredSource } from './form-values.ts'
import { formTexts } from './texts.ts'

/** One document, from the file picker or dropped here. */
export function FileField({
  file,
  stored,
  error,
  onPick,
  buttonRef,
}: {
  file: File | null
  /** The document of a stored post, which needs no new upload. */
  stored: StoredSource | null
  error: string | undefined
  onPick: (file: File | null) => void
  buttonRef: RefObject<HTMLButtonElement | null>
}) {
  const texts = formTexts.file
  const readsPictures = useConfig()?.features.readsPictures ?? false
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const shownName = file?.name ?? stored?.title

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) onPick(dropped)
  }

  return (
    <Field label={texts.label} error={error} hint={texts.hint}>
      {(control) => (
        <Stack
          gap={8}
          className={cx(styles.drop, isOver ? styles.over : error && styles.wrong)}
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          {shownName && (
            <p className={styles.picked}>
              <FileText className="icon s" aria-hidden="true" />
              <b className={styles.name}>{shownName}</b>
              {file ? (
                <IconButton icon={X} label={texts.remove} size="sm" onClick={() => onPick(null)} />
              ) : (
                <span className="sr">{texts.stored}</span>
              )}
            </p>
          )}
          <Button
            block
            icon={Upload}
            ref={buttonRef}
            aria-describedby={control['aria-describedby']}
            onClick={() => input.current?.click()}
          >
            {shownName ? texts.chooseOther : texts.choose}
          </Button>
          <span className={styles.note}>{texts.drop}</span>
          <FileInput
            ref={input}
            id={control.id}
            accept={acceptedFiles(readsPictures)}
            onPick={([picked]) => onPick(picked)}
          />
        </Stack>
      )}
    </Field>
  )
}
