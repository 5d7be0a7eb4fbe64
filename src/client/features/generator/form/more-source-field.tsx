import { useEffect, useRef, useState } from 'react'
import { isWebAddress } from '#client/features/sources/web-address'
import { errorMessage } from '#client/lib/api'
import { useConfig } from '#client/queries/config'
import { useReadSource } from '#client/queries/posts/sources'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { FileInput } from '#client/ui/file-input'
import { TextArea } from '#client/ui/input'
import { Cluster } from '#client/ui/layout'
import { limits } from '#shared/rules/limits'
import { isBlank } from '#shared/text/is-blank'
import { acceptedFiles, checkFile } from './check-source.ts'
import type { MoreSource } from './form-values.ts'
import styles from './more-sources.module.css'
import { moreTexts } from './options-texts.ts'
import { problemTexts } from './texts.ts'

/** Takes a link, a text or a document, and reads it before a post is written from it. The input stays until then. */
export function MoreSourceField({
  name,
  typed,
  isNew,
  error,
  onChange,
  onRemove,
}: {
  name: string
  typed: string
  /** Whether the author added it just now; one restored from the draft takes no focus. */
  isNew: boolean
  error: string | undefined
  onChange: (change: Partial<MoreSource>) => void
  onRemove: () => void
}) {
  const readsPictures = useConfig()?.features.readsPictures ?? false
  const field = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const [wrongFile, setWrongFile] = useState<'fileType' | 'fileSize' | null>(null)
  const { mutate, isPending, error: failure, reset } = useReadSource({ onSuccess: (article) => onChange({ article }) })
  const isTooLong = typed.length > limits.textCharacters
  const wrong = wrongFile ?? (isTooLong ? 'textTooLong' : null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: when it comes or is missing; typing takes no focus
  useEffect(() => {
    if (error !== undefined || isNew) field.current?.focus()
  }, [error])

  function read() {
    const given = typed.trim()
    if (isBlank(given) || isTooLong) field.current?.focus()
    else mutate(isWebAddress(given) ? { url: given } : { textContent: typed })
  }

  function pick(picked: File) {
    const reason = checkFile(picked, readsPictures)
    setWrongFile(reason)
    if (!reason) mutate({ file: picked })
  }

  return (
    <div className={styles.source}>
      <Field label={name} error={wrong ? problemTexts[wrong].description : failure ? errorMessage(failure) : error}>
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            rows={2}
            dir="auto"
            placeholder={moreTexts.placeholder}
            readOnly={isPending}
            value={typed}
            onChange={({ target }) => {
              reset()
              setWrongFile(null)
              onChange({ typed: target.value })
            }}
          />
        )}
      </Field>
      <Cluster align="stretch" className={styles.acts}>
        <Button size="sm" pending={isPending} pendingLabel={moreTexts.adding} onClick={read}>
          {moreTexts.add}
        </Button>
        <Button size="sm" variant="quiet" disabled={isPending} onClick={() => file.current?.click()}>
          {moreTexts.file}
        </Button>
        <Button size="sm" variant="quiet" aria-label={moreTexts.removeLabel(name)} onClick={onRemove}>
          {moreTexts.remove}
        </Button>
      </Cluster>
      <FileInput ref={file} accept={acceptedFiles(readsPictures)} onPick={([picked]) => pick(picked)} />
    </div>
  )
}
