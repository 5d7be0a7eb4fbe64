import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { type Installation, useSaveInstallation } from '#client/queries/installation'
import { Button } from '#client/ui/button'
import { Cluster, Stack } from '#client/ui/layout'
import { RadioCards } from '#client/ui/radio-cards'
import { TextField } from '#client/ui/text-field'
import { toast } from '#client/ui/toast'
import { isMailDomain, maxMailDomains, signUpModes } from '#shared/rules/sign-up'
import { installationTexts } from './texts.ts'

const texts = installationTexts.signUp

/** Who may get an account. Settings from the environment are shown read-only. */
export function SignUpForm({ signUp: { mode, domains } }: { signUp: Installation['signUp'] }) {
  const saving = useSaveInstallation()
  const form = useAppForm({
    initial: { mode: mode.value, domains: domains.value.join(', ') },
    check: (typed) => ({ domains: !areDomains(listOf(typed.domains)) && texts.invalid }),
    send: (typed) =>
      saving.mutateAsync({
        ...(!mode.isFromEnvironment && { mode: typed.mode }),
        ...(!domains.isFromEnvironment && { domains: listOf(typed.domains) }),
      }),
    onSent: (_saved, typed) => {
      toast({ kind: 'success', ...texts.saved })
      form.restart(typed)
    },
    onFailure: (error) => {
      toast({ kind: 'error', title: texts.failed, description: errorMessage(error) })
      return undefined
    },
  })
  const chosen = form.field('mode')
  return (
    <Stack as="form" gap={20} {...form.props}>
      {mode.isFromEnvironment ? (
        <p>
          {texts.modes[mode.value].label}. {texts.environment('SIGN_UP')}
        </p>
      ) : (
        <RadioCards
          legend={texts.legend}
          value={chosen.value}
          onChange={chosen.onChange}
          isStacked
          options={signUpModes.map((value) => ({ value, ...texts.modes[value] }))}
        />
      )}
      {domains.isFromEnvironment ? (
        <p>
          {domains.value.join(', ')}. {texts.environment('SIGN_UP_DOMAINS')}
        </p>
      ) : (
        <TextField
          label={texts.domains}
          optional
          autoComplete="off"
          placeholder={texts.domainsExample}
          {...form.field('domains')}
        />
      )}
      {!(mode.isFromEnvironment && domains.isFromEnvironment) && (
        <Cluster>
          <Button type="submit" variant="primary" pending={form.isSending} pendingLabel={texts.saving}>
            {texts.save}
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}

function listOf(typed: string): string[] {
  return typed
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
}

function areDomains(domains: readonly string[]): boolean {
  return domains.length <= maxMailDomains && domains.every((domain) => isMailDomain(domain))
}
