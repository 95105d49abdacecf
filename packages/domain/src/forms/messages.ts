/**
 * The messages of all forms. Only one of them mentions full width: fields convert the width of
 * characters before they check a value.
 */
const MESSAGES = {
  required_text: '{label}を入力してください。',
  required_select: '{label}を選択してください。',
  required_check: '{label}にチェックを入れてください。',
  max: '{label}は{max}文字以内で入力してください。',
  min: '{label}は{min}文字以上で入力してください。',
  email: 'メールアドレスの形式が正しくありません。（例：info@example.jp）',
  email_confirm: 'メールアドレスが確認用と一致しません。',
  tel: '電話番号は10桁または11桁の数字で入力してください。（ハイフンは省略できます）',
  kana: 'フリガナは全角カタカナで入力してください。',
  zip: '郵便番号は7桁の数字で入力してください。',
  tel_or_email: '電話番号またはメールアドレスのどちらかを入力してください。',
  tel_required_by_method: '電話での連絡をご希望の場合は、電話番号を入力してください。',
  integer: '{label}は数字で入力してください。',
  range: '{label}は{min}〜{max}の範囲で入力してください。',
  min_le_max: '{label}の下限は上限以下にしてください。',
  url_in_body: '{label}にURLを含めることはできません。',
  date: '{label}は正しい日付を選択してください。',
  date_past: '{label}は本日以降の日付を選択してください。',
  date_far: '{label}は60日以内の日付を選択してください。',
  date_closed: '選択した日は{tenpo_name}の定休日です。別の日を選択してください。',
  time_closed: '選択した時間は営業時間外です。別の時間を選択してください。',
  date_duplicate: '第1希望と第2希望に同じ日時は選択できません。',
  slot_full: '選択した時間は予約が埋まりました。別の時間を選択してください。',
  today_cutoff: '当日のご予約はお電話で承ります。{tel}までご連絡ください。',
  privacy: '個人情報の取り扱いについて同意してください。',
  bukken_closed:
    'この物件は募集を終了しました。似た条件の物件をご案内できますので、「物件リクエスト」からお問い合わせください。',
  bukken_not_found: 'お問い合わせの物件が見つかりませんでした。物件番号をご確認ください。',
  bukken_max: '一度にお問い合わせできる物件は10件までです。',
  seminar_closed: 'このセミナーの申込受付は終了しました。',
  seminar_full: '申し訳ございません。このセミナーは満席のため受付を終了しました。',
  one_of: '{label}の選択肢が正しくありません。',
  summary: '入力内容に誤りがあります。赤字の項目をご確認ください。（{count}件）',
  too_many: '送信回数の上限に達しました。しばらく時間をおいてから再度お試しください。',
  network:
    '通信エラーが発生しました。入力内容は保存されています。電波の良い場所でもう一度送信してください。',
  server: '送信できませんでした。時間をおいてもう一度お試しください。',
  leave: '入力中の内容があります。このページを離れますか？',

  // Of single fields.
  area_required: 'ご希望のエリア・駅・学校のいずれかを選択してください。',
  out_of_area: '申し訳ございません。この地域は査定の対応エリア外です。',
  // Not in the customer's table.
  month: '{label}は「2005年」「2005年3月」「平成17年」のように入力してください。',
  max_items: '{label}は{max}件まで選択できます。',
  url_in_name: '{label}にURLやドメイン名（例：example.jp）を含めることはできません。',
} as const
export type MessageKey = keyof typeof MESSAGES

/** Fills in `{label}`, `{max}` and so on. A placeholder without a value stays, so tests see it. */
export function message(key: MessageKey, params: Record<string, string | number> = {}): string {
  return MESSAGES[key].replace(/\{(\w+)\}/g, (name, param) => String(params[param] ?? name))
}
