import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import { useResolvePublication } from '#client/queries/linkedin/publications'
import { Button } from '#client/ui/button'
import { Cluster, Stack } from '#client/ui/layout'
import { TextField } from '#client/ui/text-field'
import { toast } from '#client/ui/toast'
import { publicationTexts as texts } from './texts.ts'

/** The author confirms having seen the post at LinkedIn; its link is optional. */
export function AnswerForm({ publication, onClose }: { publication: Publication; onClose: () => void }) {
  const resolving = useResolvePublication()
  const form = useAppForm({
    initial: { url: '' },
    send: ({ url }) => {
      const link = url.trim()
      return resolving.mutateAsync({ id: publication.id, answer: { published: true, ...(link && { url: link }) } })
    },
    onSent: onClose,
    onFailure: (error) => {
      toast({ kind: 'error', title: texts.failed, description: errorMessage(error) })
      return undefined
    },
  })
  return (
    <Stack as="form" gap={8} align="start" {...form.props}>
      <TextField label={texts.link} optional type="url" maxLength={500} autoFocus {...form.field('url')} />
      <Cluster>
        <Button size="sm" type="submit" variant="primary" pending={form.isSending} pendingLabel={texts.saving}>
          {texts.saveAnswer}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {texts.back}
        </Button>
      </Cluster>
    </Stack>
  )
}
