import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { type Team, useMembers, useOfferTeam, useWithdrawOffer } from '#client/queries/team'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { FormSection } from '#client/ui/form-section'
import { Stack } from '#client/ui/layout'
import { Select } from '#client/ui/select'
import { toast } from '#client/ui/toast'
import { teamTexts } from './texts.ts'

/** For the owner: offers the team to another member, who must accept. Nothing while there is no other. */
export function OwnershipSection({ team }: { team: Team }) {
  const words = teamTexts.ownership
  const others = (useMembers(team.slug).data ?? []).filter(({ role }) => role !== 'owner')
  if (others.length === 0) return null
  return (
    <FormSection title={words.title} text={words.text}>
      {team.offeredTo ? <Offered team={team} name={team.offeredTo.name} /> : <OfferForm team={team} to={others} />}
    </FormSection>
  )
}

function OfferForm({ team, to }: { team: Team; to: readonly { userId: string; name: string }[] }) {
  const words = teamTexts.ownership
  const offering = useOfferTeam(team.slug)
  const form = useAppForm({
    initial: { userId: '' },
    check: ({ userId }) => ({ userId: userId === '' && words.missing }),
    send: ({ userId }) => offering.mutateAsync(userId),
    onFailure: (error) => {
      toast({ kind: 'error', title: words.offerFailed, description: errorMessage(error) })
      return undefined
    },
  })
  const chosen = form.field('userId')
  return (
    <Stack as="form" gap={20} {...form.props}>
      <Field label={words.to} error={chosen.error}>
        {(control) => (
          <Select {...control} value={chosen.value} onChange={({ target }) => chosen.onChange(target.value)}>
            <option value="">{words.choose}</option>
            {to.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button start type="submit" pending={form.isSending} pendingLabel={words.offering}>
        {words.offer}
      </Button>
    </Stack>
  )
}

function Offered({ team, name }: { team: Team; name: string }) {
  const words = teamTexts.ownership
  const withdrawing = useWithdrawOffer(team.slug, {
    onError: (error) => toast({ kind: 'error', title: words.withdrawFailed, description: errorMessage(error) }),
  })
  return (
    <>
      <p>{words.offered(name)}</p>
      <Button start pending={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
        {words.withdraw}
      </Button>
    </>
  )
}
