import { BRAND } from '@sumai/domain/brand'
import type { FormName } from '@sumai/domain/forms/form'

type Question = { asked: string; answer: string }

type Notes = {
  /** What happens at the end of what follows a form. */
  last: string
  /** What people ask before they send it. */
  questions: readonly Question[]
}

const REPLY = `営業時間の${BRAND.replyHours}時間以内に、担当者がお返事します。`

const FREE: Question = {
  asked: '費用はかかりますか',
  answer: 'ご相談とご案内は無料です。仲介手数料は、ご契約が決まったときにだけいただきます。',
}

const ABOUT_HOMES = [
  {
    asked: '見るだけでもよいですか',
    answer: 'はい。その場で決める必要はありません。何件でもご案内します。',
  },
  {
    asked: 'もう決まっていたときは',
    answer: '空きを確かめてお返事し、近い条件の物件をあわせてご紹介します。',
  },
  FREE,
]

const ABOUT_MAILS = [
  {
    asked: 'いつでも止められますか',
    answer: 'はい。どのメールの終わりにも、配信を止めるリンクがあります。',
  },
  { asked: '合う物件がない日は', answer: 'メールはお送りしません。' },
  {
    asked: '電話がかかってきませんか',
    answer: 'かかってきません。メールアドレスは、このお知らせにだけ使います。',
  },
]

/** What stands beside each form. */
export const FORM_NOTES: Record<FormName, Notes> = {
  contact: {
    last: REPLY,
    questions: [
      {
        asked: 'どんなことを聞けますか',
        answer:
          '住まいの探し方、費用、手続きから、お住まいの困りごとまで承ります。物件が決まっていなくても構いません。',
      },
      {
        asked: '営業の連絡が続きませんか',
        answer: 'お返事のほかに、こちらから続けてご連絡することはありません。',
      },
      FREE,
    ],
  },
  property: { last: REPLY, questions: ABOUT_HOMES },
  'property-building': { last: REPLY, questions: ABOUT_HOMES },
  request: {
    last: `${REPLY}お部屋は、理由を添えてお送りします。`,
    questions: [
      {
        asked: '条件があいまいでも頼めますか',
        answer: 'はい。通う先とご予算がわかれば、お探しできます。',
      },
      {
        asked: '合うお部屋がないときは',
        answer: '条件を少し変えた候補をご案内し、新しく出たお部屋もお知らせします。',
      },
      FREE,
    ],
  },
  reservation: {
    last: '日時の変更と取り消しは、メールのリンクからできます。',
    questions: [
      {
        asked: '持っていくものはありますか',
        answer: 'ご相談だけなら何も要りません。気になる物件の番号があると、ご案内が早くなります。',
      },
      {
        asked: '家族や子どもと一緒でもよいですか',
        answer: 'はい。お連れの方のお席もご用意します。',
      },
      FREE,
    ],
  },
  'seminar-apply': {
    last: 'お席をご用意して、お待ちしています。',
    questions: [
      {
        asked: '物件を持つ前でも参加できますか',
        answer: 'はい。これから始める方にも、はじめから順にお話しします。',
      },
      {
        asked: '行けなくなったときは',
        answer: '受付番号を添えて、お電話でお知らせください。',
      },
      {
        asked: '当日、営業はありますか',
        answer: 'ご相談を希望される方にだけ、終わった後にお話をうかがいます。',
      },
    ],
  },
  satei: {
    last: `${REPLY}金額の根拠も、書面でお渡しします。`,
    questions: [
      {
        asked: '査定だけでもよいですか',
        answer: 'はい。売るかどうかは、金額を見てから決められます。',
      },
      {
        asked: '近所に知られませんか',
        answer: '机上査定なら、どなたにも知られません。伺うときも、社名の入った車は使いません。',
      },
      {
        asked: '書類は要りますか',
        answer: 'お申し込みには要りません。登記簿や間取り図があると、より正確に出せます。',
      },
    ],
  },
  'mail-magazine': { last: 'メールのURLを開くと、手続きが完了します。', questions: ABOUT_MAILS },
  'mail-alert': { last: 'メールのURLを開くと、登録が完了します。', questions: ABOUT_MAILS },
}
