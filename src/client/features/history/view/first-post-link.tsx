import { useMayWrite } from '#client/queries/may-write'
import { ButtonLink, type ButtonLook } from '#client/ui/button'
import { historyTexts } from './texts.ts'

/** Leads to the generator where there are no posts; nothing for guests of a team. */
export function FirstPostLink({ variant }: Pick<ButtonLook, 'variant'>) {
  return (
    useMayWrite() && (
      <ButtonLink variant={variant} href="/generate">
        {historyTexts.empty.action}
      </ButtonLink>
    )
  )
}
