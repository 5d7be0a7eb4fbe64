import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { useNoteWelcomed, useSaveVoice } from '#client/queries/voice'
import { Button } from '#client/ui/button'
import { Cluster, Grid, Stack } from '#client/ui/layout'
import { TextField } from '#client/ui/text-field'
import { toast } from '#client/ui/toast'
import { limits } from '#shared/rules/limits'
import { welcomeTexts as texts } from './texts.ts'

const empty = { role: '', field: '', writesFor: '' }

/**
 * Asks a new author who they are, once: saving and skipping both count as an answer.
 * @param onDone called after either
 */
export function WhoIsWriting({ onDone }: { onDone?: () => void }) {
  const { mutate: noteWelcomed } = useNoteWelcomed()
  const saving = useSaveVoice()
  const form = useAppForm({
    initial: empty,
    draft: 'welcome',
    send: (values) => saving.mutateAsync(filledIn(values)),
    onSent: leave,
    onFailure: (error) => {
      toast({ kind: 'error', title: texts.saveFailed, description: errorMessage(error) })
      return undefined
    },
  })

  function leave() {
    noteWelcomed()
    onDone?.()
  }

  function skip() {
    form.drop()
    leave()
  }

  const usual = { autoComplete: 'off', maxLength: limits.authorCharacters }
  return (
    <Stack as="form" gap={16} {...form.props}>
      <Grid columns={3} gap={12} until="medium">
        <TextField label={texts.role} placeholder={texts.roleExample} {...usual} {...form.field('role')} />
        <TextField label={texts.field} placeholder={texts.fieldExample} {...usual} {...form.field('field')} />
        <TextField
          label={texts.writesFor}
          placeholder={texts.writesForExample}
          {...usual}
          {...form.field('writesFor')}
        />
      </Grid>
      <Cluster gap={12}>
        <Button type="submit" variant="primary" pending={form.isSending} pendingLabel={texts.saving}>
          {texts.save}
        </Button>
        <Button variant="quiet" onClick={skip}>
          {texts.skip}
        </Button>
      </Cluster>
    </Stack>
  )
}

/** A field left empty here does not clear the stored setting. */
function filledIn(values: typeof empty): Partial<typeof empty> {
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== ''))
}
