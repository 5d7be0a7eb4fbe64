import { useId } from 'react'
import { errorMessage } from '#client/lib/api'
import type { LinkedinAccount } from '#client/queries/linkedin/accounts'
import { type Lending, useLendAccount } from '#client/queries/linkedin/lend-account'
import { useWorkspaces } from '#client/queries/workspaces'
import { Field, Hint } from '#client/ui/field'
import { Stack } from '#client/ui/layout'
import { Select } from '#client/ui/select'
import { toast } from '#client/ui/toast'
import { lendings } from '#shared/rules/linkedin'
import { permissionsOf } from '#shared/rules/permissions'
import { linkedinTexts } from './texts.ts'

const choices = ['never', ...lendings] as const

/** To which of one's teams an account is lent, and how. Guests of a team lend nothing to it. */
export function LendingFields({ account }: { account: LinkedinAccount }) {
  const texts = linkedinTexts.lending
  const id = useId()
  const { data: workspaces = [] } = useWorkspaces()
  const lending = useLendAccount({
    onError: (error) => toast({ kind: 'error', title: linkedinTexts.failed, description: errorMessage(error) }),
  })
  const teams = workspaces.flatMap(({ id: teamId, slug, name, role }) =>
    slug !== null && permissionsOf(role).has('accounts.lend') ? [{ id: teamId, slug, name: name ?? slug }] : [],
  )
  if (teams.length === 0) return null
  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <h4 id={id}>{texts.title}</h4>
      <Hint>{texts.hint}</Hint>
      {teams.map((team) => (
        <Field key={team.id} label={<span dir="auto">{team.name}</span>}>
          {(control) => (
            <Select
              {...control}
              value={account.lentTo?.find(({ workspaceId }) => workspaceId === team.id)?.lent ?? 'never'}
              onChange={({ target }) => lending.mutate({ account, team, lent: target.value as Lending['lent'] })}
            >
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {texts.choices[choice]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </Stack>
  )
}
