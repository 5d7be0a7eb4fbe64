import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { useNoteWelcomed, useSaveVoice } from '#client/queries/voice'
import { Button, ButtonLink } from '#client/ui/button'
import { Cluster, Stack } from '#client/ui/layout'
import { toast } from '#client/ui/toast'
import { routes } from '#shared/contract/pages'
import { settingsTexts } from '../texts.ts'
import { AuthorFields, type AuthorValues } from './author-fields.tsx'
import { voiceTexts } from './texts.ts'
import styles from './welcome-form.module.css'

const empty: AuthorValues = { role: '', field: '', writesFor: '', standsFor: '' }

/**
 * Asks who someone is, and leads on whatever they answer. That they were asked is noted as soon as they see it, so that
 * nobody is asked twice.
 */
export function WelcomeForm({ wasWelcomed }: { wasWelcomed: boolean }) {
  const [, navigate] = useLocation()
  const { mutate: noteWelcomed } = useNoteWelcomed()
  const saving = useSaveVoice()
  const form = useAppForm({
    initial: empty,
    draft: 'welcome',
    send: (values) => saving.mutateAsync(filledIn(values)),
    onSent: () => navigate(routes.home.path),
    onFailure: (error) => {
      toast({ kind: 'error', title: voiceTexts.saveFailed.title, description: errorMessage(error) })
      return undefined
    },
  })

  useEffect(() => {
    if (!wasWelcomed) noteWelcomed()
  }, [wasWelcomed, noteWelcomed])

  return (
    <Stack as="form" gap={20} {...form.props} className={styles.form}>
      <AuthorFields field={form.field} />
      <Cluster gap={12} align="stretch">
        <Button type="submit" variant="primary" pending={form.isSending} pendingLabel={settingsTexts.saving}>
          {voiceTexts.welcome.save}
        </Button>
        <ButtonLink variant="quiet" href={routes.home.path} onClick={form.drop}>
          {voiceTexts.welcome.skip}
        </ButtonLink>
      </Cluster>
    </Stack>
  )
}

/** What stands in the settings already is not emptied by a field that was left empty here. */
function filledIn(values: AuthorValues): Partial<AuthorValues> {
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== ''))
}
