import { UserPlus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useDraft } from '#client/lib/drafts'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { Field } from '#client/ui/field'
import { Select } from '#client/ui/select'
import { toast } from '#client/ui/toast'
import type { Role } from '#shared/rules/plans'
import { inviteTexts, roleLabels } from './texts.ts'
import { type Invitation, inviteSentence, useInviteUser } from './use-invite-user.ts'

const empty: Invitation = { email: '', role: 'trial' }

/** The button that invites someone, and its dialog. */
export function InviteUser({ variant = 'secondary' }: { variant?: 'primary' | 'secondary' }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant={variant} icon={UserPlus} onClick={() => setIsOpen(true)}>
        {inviteTexts.open}
      </Button>
      {isOpen && <InviteDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** What was typed is kept until the invitation is sent. */
function InviteDialog({ onClose }: { onClose: () => void }) {
  const [values, setValues, clearDraft] = useDraft<Invitation>('admin.invitation', empty)
  const [isMissing, setIsMissing] = useState(false)
  const inviting = useInviteUser()
  const error = isMissing ? inviteTexts.invalidEmail : inviting.error && inviteSentence(inviting.error)

  function change(part: Partial<Invitation>) {
    setValues((previous) => ({ ...previous, ...part }))
    setIsMissing(false)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (inviting.isPending) return
    if (values.email.trim() === '') {
      setIsMissing(true)
      toast({ kind: 'error', title: inviteTexts.failed, description: inviteTexts.invalidEmail })
      return
    }
    inviting.mutate(values, {
      onSuccess: () => {
        clearDraft()
        onClose()
      },
    })
  }

  return (
    <Dialog title={inviteTexts.title} open onClose={onClose}>
      <p>{inviteTexts.text}</p>
      <form className="dialog-fields" noValidate onSubmit={submit}>
        <Field label={inviteTexts.email} error={error}>
          {(control) => (
            <input
              {...control}
              className="input"
              type="email"
              autoComplete="off"
              maxLength={254}
              value={values.email}
              onChange={(event) => change({ email: event.target.value })}
            />
          )}
        </Field>
        <Field label={inviteTexts.role}>
          {(control) => (
            <Select {...control} value={values.role} onChange={({ target }) => change({ role: target.value as Role })}>
              {Object.entries(roleLabels).map(([role, label]) => (
                <option key={role} value={role}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="actions">
          <Button variant="quiet" onClick={onClose}>
            {inviteTexts.cancel}
          </Button>
          <Button type="submit" variant="primary" pending={inviting.isPending} pendingLabel={inviteTexts.sending}>
            {inviteTexts.send}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
