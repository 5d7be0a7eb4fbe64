import { useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { workspaceSlug } from '#client/lib/workspace'
import { type NewApiKey, useCreateApiKey } from '#client/queries/api-keys'
import { useLinkedinAccounts } from '#client/queries/linkedin/accounts'
import { Button } from '#client/ui/button'
import { CheckList } from '#client/ui/check-list'
import { Choice } from '#client/ui/choice'
import { CopyDialog } from '#client/ui/copy-dialog'
import { Dialog, DialogActions } from '#client/ui/dialog'
import { Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { TextField } from '#client/ui/text-field'
import { toast } from '#client/ui/toast'
import { apiKeyLimits, type KeyScope, keyScopes } from '#shared/rules/api-keys'
import { dayMs } from '#shared/time/durations'
import styles from './api-keys.module.css'
import { keyTexts as texts } from './texts.ts'

const lives = [30, 90, 365]

interface Values {
  name: string
  scopes: KeyScope[]
  accounts: string[]
  days: number
}

/** Asks what a new key may do, then shows the key, once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<NewApiKey | null>(null)
  if (!made) return <KeyForm onMade={setMade} onClose={onClose} />
  const words = texts.shown
  return (
    <CopyDialog words={words} text={words.once} value={{ label: words.label, value: made.key }} onClose={onClose} />
  )
}

function KeyForm({ onMade, onClose }: { onMade: (key: NewApiKey) => void; onClose: () => void }) {
  const words = texts.form
  const creating = useCreateApiKey()
  const form = useAppForm<Values, NewApiKey>({
    initial: { name: '', scopes: ['read'], accounts: [], days: 365 },
    draft: 'api-key.new',
    check: ({ name, scopes }) => ({
      name: !name.trim() ? words.noName : name.trim().length > apiKeyLimits.nameCharacters && words.nameTooLong,
      scopes: scopes.length === 0 && words.noScope,
    }),
    send: ({ name, scopes, accounts, days }) =>
      creating.mutateAsync({
        name: name.trim(),
        workspace: workspaceSlug(),
        scopes,
        accounts: scopes.includes('publish') ? accounts : [],
        expiresAt: new Date(Date.now() + days * dayMs).toISOString(),
      }),
    onSent: onMade,
    onFailure: (error) => {
      toast({ kind: 'error', title: words.failed, description: errorMessage(error) })
      return undefined
    },
  })
  const { scopes, accounts, days } = form.values

  return (
    <Dialog title={words.title} open onClose={onClose} wide>
      <form {...form.props}>
        <Stack gap={16} className={styles.form}>
          <TextField label={words.name} {...form.field('name')} placeholder={words.example} autoComplete="off" />
          <CheckList
            label={words.scopes}
            options={keyScopes.map((id) => ({ id, name: texts.scopes[id], hint: texts.scopeHints[id] }))}
            chosen={scopes}
            error={form.field('scopes').error}
            onChange={(next) => form.change({ scopes: next })}
          />
          {scopes.includes('publish') && (
            <AccountChoice chosen={accounts} onChange={(next) => form.change({ accounts: next })} />
          )}
          <Choice
            label={words.expiry}
            options={lives}
            nameOf={words.days}
            chosen={days}
            onChoose={(next) => form.change({ days: next })}
          />
        </Stack>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="primary" pending={form.isSending} pendingLabel={words.creating}>
            {words.create}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Of the accounts at LinkedIn that its issuer may use here. */
function AccountChoice({ chosen, onChange }: { chosen: readonly string[]; onChange: (chosen: string[]) => void }) {
  const { data: accounts, error } = useLinkedinAccounts()
  if (error) return <Text tone="dim">{errorMessage(error)}</Text>
  if (!accounts) return <Text tone="dim">{texts.form.accountsLoading}</Text>
  if (accounts.length === 0) return <Text tone="dim">{texts.form.noAccounts}</Text>
  return (
    <CheckList
      label={texts.form.accounts}
      options={accounts.map(({ id, name }) => ({ id, name }))}
      chosen={chosen}
      onChange={onChange}
    />
  )
}
