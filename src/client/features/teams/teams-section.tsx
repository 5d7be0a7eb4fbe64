import { UsersRound } from 'lucide-react'
import { ButtonLink } from '#client/ui/button'
import { FormSection } from '#client/ui/form-section'
import { routes } from '#shared/contract/pages'
import { teamTexts } from './texts.ts'

/** In the settings of whoever may start a team: the way to the page that does. */
export function TeamsSection() {
  const words = teamTexts.founding
  return (
    <FormSection title={words.section} text={words.text}>
      <ButtonLink start icon={UsersRound} href={routes.team.path}>
        {words.start}
      </ButtonLink>
    </FormSection>
  )
}
