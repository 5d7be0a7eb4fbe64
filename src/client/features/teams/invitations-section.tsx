import { errorMessage } from '#client/lib/api'
import { formatDate } from '#client/lib/formatting'
import { type TeamInvitation, useTeamInvitations, useWithdrawTeamInvitation } from '#client/queries/team'
import { Button } from '#client/ui/button'
import { FormSection } from '#client/ui/form-section'
import { ListRow } from '#client/ui/list-row'
import { LoadFailure } from '#client/ui/load-failure'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { teamTexts } from './texts.ts'

/** Invitations that nobody has accepted yet; nothing where there are none. */
export function InvitationsSection({ slug }: { slug: string }) {
  const words = teamTexts.invitations
  const query = useTeamInvitations(slug)
  if (query.data ? query.data.length === 0 : !query.error) return null
  return (
    <FormSection title={words.title}>
      {query.data ? (
        <ul>
          {query.data.map((invitation) => (
            <Row key={invitation.id} invitation={invitation} slug={slug} />
          ))}
        </ul>
      ) : (
        <LoadFailure level={3} title={words.failed} query={query} />
      )}
    </FormSection>
  )
}

function Row({ invitation, slug }: { invitation: TeamInvitation; slug: string }) {
  const words = teamTexts.invitations
  const { email, role, approves, expiresAt } = invitation
  const withdrawing = useWithdrawTeamInvitation(slug, {
    onError: (error) => toast({ kind: 'error', title: words.withdrawFailed, description: errorMessage(error) }),
  })
  const facts = [teamTexts.roles[role], approves && teamTexts.approves, words.until(formatDate(expiresAt))]
  return (
    <ListRow
      actions={
        <Button
          size="sm"
          variant="quiet"
          aria-label={words.withdrawLabel(email)}
          pending={withdrawing.isPending}
          onClick={() => withdrawing.mutate(invitation)}
        >
          {words.withdraw}
        </Button>
      }
    >
      <b>{email}</b>
      <Text size={14} tone="dim">
        {facts.filter(Boolean).join(' · ')}
      </Text>
    </ListRow>
  )
}
