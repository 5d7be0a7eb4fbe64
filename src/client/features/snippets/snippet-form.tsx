import { useEffect, useRef } from 'react'
import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { formatNumber } from '#client/lib/formatting'
import { type Snippet, useSaveSnippet } from '#client/queries/snippets'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { TextArea } from '#client/ui/input'
import { Cluster, Stack } from '#client/ui/layout'
import { Select } from '#client/ui/select'
import { toast } from '#client/ui/toast'
import { limits } from '#shared/rules/limits'
import { type SnippetKind, snippetKinds } from '#shared/rules/snippets'
import { isBlank } from '#shared/text/is-blank'
import { snippetTexts } from './texts.ts'

/** Creates a snippet (`snippet` null) or changes one. */
export function SnippetForm({ snippet, onClose }: { snippet: Snippet | null; onClose: () => void }) {
  const texts = snippetTexts.list
  const saving = useSaveSnippet(snippet?.id ?? null)
  const initial: { kind: SnippetKind; content: string } = snippet ?? { kind: 'sign-off', content: '' }
  const form = useAppForm({
    initial: { kind: initial.kind, content: initial.content },
    draft: `snippet.${snippet?.id ?? 'new'}`,
    send: saving.mutateAsync,
    onSent: onClose,
    onFailure: (error) => {
      toast({ kind: 'error', title: snippetTexts.failed, description: errorMessage(error) })
      return undefined
    },
  })
  const { values, change } = form
  const isTooLong = values.content.length > limits.snippetCharacters
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])

  function cancel() {
    form.drop()
    onClose()
  }

  return (
    <Stack as="form" gap={12} {...form.props}>
      <Field label={texts.kind}>
        {(control) => (
          <Select
            {...control}
            value={values.kind}
            onChange={({ target }) => change({ kind: target.value as SnippetKind })}
          >
            {snippetKinds.map((kind) => (
              <option key={kind} value={kind}>
                {snippetTexts.kinds[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={texts.content} error={isTooLong ? texts.tooLong(formatNumber(limits.snippetCharacters)) : null}>
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            rows={3}
            value={values.content}
            onChange={(event) => change({ content: event.target.value })}
          />
        )}
      </Field>
      <Cluster>
        <Button
          type="submit"
          variant="primary"
          disabled={isBlank(values.content) || isTooLong}
          pending={form.isSending}
          pendingLabel={texts.saving}
        >
          {texts.save}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {texts.cancel}
        </Button>
      </Cluster>
    </Stack>
  )
}
