import { MessageSquareText, RotateCcw, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorMessage } from '#client/lib/api'
import { translate } from '#client/lib/server-message'
import { useResetMonth } from '#client/queries/admin-figures'
import { Button, ButtonLink } from '#client/ui/button'
import { confirmAction } from '#client/ui/confirm'
import { Cluster } from '#client/ui/layout'
import { SectionTitle } from '#client/ui/section-title'
import { toast } from '#client/ui/toast'
import styles from './admin-actions.module.css'
import { figuresTexts } from './texts.ts'

/**
 * The pages that administrators open most, and the actions on all accounts.
 * @param children further actions
 */
export function QuickActions({ children }: { children?: ReactNode }) {
  const words = figuresTexts.actions
  const resetting = useResetMonth({
    onSuccess: (answer) => toast({ kind: 'success', title: figuresTexts.resetDone, description: translate(answer) }),
    onError: (error) => toast({ kind: 'error', title: figuresTexts.resetFailed, description: errorMessage(error) }),
  })

  async function askToReset() {
    if (await confirmAction({ ...figuresTexts.resetQuestion, danger: true })) resetting.mutate()
  }

  return (
    <section aria-label={words.title}>
      <SectionTitle title={words.title} />
      <Cluster align="stretch" className={styles.actions}>
        <ButtonLink href="/admin/users?tab=all" icon={Users}>
          {words.users}
        </ButtonLink>
        <ButtonLink href="/admin/prompts" icon={MessageSquareText}>
          {words.prompts}
        </ButtonLink>
        {children}
        <Button
          icon={RotateCcw}
          pending={resetting.isPending}
          pendingLabel={words.resetting}
          onClick={() => void askToReset()}
        >
          {words.reset}
        </Button>
      </Cluster>
    </section>
  )
}
