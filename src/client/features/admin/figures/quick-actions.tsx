import { MessageSquareText, RotateCcw, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#client/ui/button'
import { confirmAction } from '#client/ui/dialog'
import { SectionTitle } from '#client/ui/section-title'
import { texts } from './texts.ts'
import { useResetMonth } from './use-admin-stats.ts'

const words = texts.actions

/** Where administrators go most, and what they do to everyone at once. @param children more of them */
export function QuickActions({ children }: { children?: ReactNode }) {
  const resetting = useResetMonth()

  async function askToReset() {
    if (await confirmAction({ ...texts.resetQuestion, danger: true })) resetting.mutate()
  }

  return (
    <section aria-label={words.title}>
      <SectionTitle title={words.title} />
      <div className="admin-actions">
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
      </div>
    </section>
  )
}
