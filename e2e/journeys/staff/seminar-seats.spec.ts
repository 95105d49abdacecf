import { mailsTo } from '../../support/mails.ts'
import { expectGoodScreen, isWide, signInAsHeadOffice, told } from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'
import { applyForSeminar } from '../../support/visits.ts'

test(
  'who applies for a seminar is seen in the calendar, expected, and cancelled',
  tagged('full'),
  async ({ page, site }) => {
    const { name, email, title, startAt } = await applyForSeminar(site)
    // In Japan.
    const day = new Date(Date.parse(startAt) + 9 * 3_600_000).toISOString().slice(0, 10)
    await signInAsHeadOffice(page, site, `/calendar?day=${day}`)
    const seats = page.getByRole('region', { name: 'セミナーの席' })
    await expect(seats.getByRole('listitem').filter({ hasText: title }).first()).toBeVisible()
    const calendar = page.getByRole('region', { name: /の予約$/ })
    await calendar.getByRole('link').filter({ hasText: title }).click()
    await expect(page).toHaveURL(/open=S\d+-\d+/)
    const panel = page.getByRole(isWide(page) ? 'region' : 'dialog', { name: title })
    const person = panel.getByRole('listitem').filter({ hasText: name })
    await expect(person).toContainText('2席・会場')
    await expectGoodScreen(page)

    await person.getByRole('button', { name: '受ける' }).click()
    await expect(told(page, `${name} 様の予約を受けました`)).toBeAttached()
    await expect(person.getByRole('button', { name: '受ける' })).toBeHidden()
    const mails = (subject: string) =>
      mailsTo(site, email).filter((mail) => mail.subject.includes(subject))
    await expect.poll(() => mails('確定'), { timeout: 30_000 }).toHaveLength(1)

    await person.getByRole('button', { name: '取り消す' }).click()
    await expect(told(page, `${name} 様の予約を取り消しました`)).toBeAttached()
    await expect(person).toBeHidden()
    await expect.poll(() => mails('取り消しました'), { timeout: 30_000 }).toHaveLength(1)
  },
)
