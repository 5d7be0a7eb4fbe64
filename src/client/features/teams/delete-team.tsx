import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { homeOf } from '#client/lib/workspace'
import { type Team, useDeleteTeam } from '#client/queries/team'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { FormSection } from '#client/ui/form-section'
import { TextField } from '#client/ui/text-field'
import { toast } from '#client/ui/toast'
import styles from './dialog-fields.module.css'
import { teamTexts } from './texts.ts'

/** For the owner. */
export function DeleteTeam({ team }: { team: Team }) {
  const words = teamTexts.deletion
  const [isOpen, setIsOpen] = useState(false)
  return (
    <FormSection title={words.title}>
      <Button variant="quiet-danger" start outlined onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <DeletionDialog team={team} onClose={() => setIsOpen(false)} />}
    </FormSection>
  )
}

/** Says what is lost, and has the name typed. */
function DeletionDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const words = teamTexts.deletion
  const formId = useId()
  const [, navigate] = useLocation()
  const deleting = useDeleteTeam(team.slug, {
    onSuccess: () => navigate(homeOf(null)),
    onError: (error) => toast({ kind: 'error', title: words.failed, description: errorMessage(error) }),
  })
  const form = useAppForm({
    initial: { name: '' },
    check: ({ name }) => ({ name: name.trim() !== team.name.trim() && words.differs }),
    send: ({ name }) => deleting.mutateAsync(name),
    onFailure: (error) => ({ name: errorMessage(error) }),
  })
  return (
    <Dialog
      open
      title={words.question(team.name)}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {teamTexts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            pending={form.isSending || deleting.isSuccess}
            pendingLabel={words.pending}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <p>{words.what}</p>
      <p>{words.kept}</p>
      <form {...form.props} id={formId} className={styles.fields}>
        <TextField label={words.name(team.name)} {...form.field('name')} autoComplete="off" dir="auto" />
      </form>
    </Dialog>
  )
}
