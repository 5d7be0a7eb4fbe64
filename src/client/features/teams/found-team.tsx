import { useLocation } from 'wouter'
import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { homeOf } from '#client/lib/workspace'
import { useFoundTeam } from '#client/queries/team'
import { Button } from '#client/ui/button'
import { Stack } from '#client/ui/layout'
import { PageHead } from '#client/ui/page-head'
import { TextField } from '#client/ui/text-field'
import { toast } from '#client/ui/toast'
import { routes } from '#shared/contract/pages'
import { teamLimits } from '#shared/rules/teams'
import styles from './found-team.module.css'
import { teamTexts } from './texts.ts'

/** /team outside a team: starts one, and goes there. */
export function FoundTeam() {
  const words = teamTexts.founding
  const [, navigate] = useLocation()
  const founding = useFoundTeam()
  const form = useAppForm({
    initial: { name: '' },
    draft: 'team.name',
    check: ({ name }) => ({ name: !name.trim() && teamTexts.general.nameMissing }),
    send: ({ name }) => founding.mutateAsync(name),
    onSent: ({ slug }) => navigate(`${homeOf(slug)}${routes.team.path.slice(1)}`),
    onFailure: (error) => {
      toast({ kind: 'error', title: words.failed, description: errorMessage(error) })
      return { name: errorMessage(error) }
    },
  })
  return (
    <>
      <PageHead title={words.title} description={words.text} />
      <Stack as="form" gap={20} className={styles.form} {...form.props}>
        <TextField
          label={words.name}
          {...form.field('name')}
          autoComplete="organization"
          maxLength={teamLimits.nameCharacters}
          dir="auto"
        />
        <Button
          start
          type="submit"
          variant="primary"
          pending={form.isSending || founding.isSuccess}
          pendingLabel={words.pending}
        >
          {words.submit}
        </Button>
      </Stack>
    </>
  )
}
