import { type FormEvent, useEffect, useRef, useState } from 'react'
import { errorMessage } from '#client/lib/api'
import type { MediaAsset } from '#client/queries/media'
import { useTagMedia } from '#client/queries/media'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { Input } from '#client/ui/input'
import { Cluster, Stack } from '#client/ui/layout'
import { toast } from '#client/ui/toast'
import styles from './tag-form.module.css'
import { checkTags, formatTags, parseTags } from './tags.ts'
import { libraryTexts } from './texts.ts'

/** The tags of one picture, in one line. */
export function TagForm({ asset, onClose }: { asset: MediaAsset; onClose: () => void }) {
  const [text, setText] = useState(formatTags(asset.tags))
  const form = useRef<HTMLFormElement>(null)
  const saving = useTagMedia({
    onSuccess: () => toast({ kind: 'success', ...libraryTexts.tagsSaved }),
    onError: (error) => toast({ kind: 'error', title: libraryTexts.tagsFailed, description: errorMessage(error) }),
  })
  const tags = parseTags(text)
  const problem = checkTags(tags)

  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function save(event: FormEvent) {
    event.preventDefault()
    if (!problem) saving.mutate({ id: asset.id, tags }, { onSuccess: onClose })
  }

  return (
    <Stack
      as="form"
      gap={8}
      ref={form}
      className={styles.form}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault() // Escape closes the form, not the whole dialog
        event.stopPropagation()
        onClose()
      }}
    >
      <Field label={libraryTexts.tags} hint={libraryTexts.tagsHint} error={problem}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoFocus
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Cluster wrap={false}>
        <Button type="submit" variant="primary" size="sm" pending={saving.isPending}>
          {libraryTexts.saveTags}
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {libraryTexts.cancel}
        </Button>
      </Cluster>
    </Stack>
  )
}
