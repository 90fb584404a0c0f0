/** A well-formed identity plan for Marisol. Written by a person to test the lint, not by a model. */
export const HAND_WRITTEN_IDENTITY_PLAN = `## Overview

You call yourself a return-to-work coach, and people come to you "for the interview part and for courage." You spent 19 years hiring people, mostly for office and healthcare jobs. In the last two years you have helped about 30 women from your church and your kids' school. Then your own youngest started school, and you, of all people, could not get an interview.

That second part is what makes the first part useful. Many people know hiring. Few have sat in a minivan outside an office they used to run and felt what your clients feel. So this plan leads with the story and lets the 19 years stand behind it. Your belief that raising kids counts as real work ties the two together, and you say it openly.

Use the short bio wherever someone else speaks of you, and the long bio on your own page. Keep the key decisions below in view as you write the next plans. This week, read the long bio out loud to the former coworker who called you that night, or to another friend, and mark any line that does not sound like you.

## Key decisions

**Name and role:** Marisol Vega, return-to-work coach
**Story in one line:** recruiter of 19 years who could not get an interview herself
**Strengths:** interview practice, courage, hiring-side view
**Values:** home years count; honest resumes
**Faith level:** open
**Tone words:** warm, head up, no apology

## Short bio

Marisol Vega is a return-to-work coach who spent 19 years hiring people for office and healthcare jobs. After her own years at home she could not get an interview, until a friend practiced with her for an hour. Today she brings that hour to other women, with honesty and open faith.

## Long bio

I'm Marisol Vega, a return-to-work coach. For 19 years I hired people, mostly for office and healthcare jobs. Then my youngest started school, I tried to go back, and I could not get an interview. I sat in my minivan outside a staffing office and cried, because I used to run that office. A former coworker called that night. We practiced my answers for an hour, and I got the next job. I keep thinking about all the women who don't have that friend. In the last two years I have helped about 30 of them with resumes and practice interviews. I'm a Christian and I don't hide it. I believe every woman is made with purpose and that raising kids counts as real work. I won't puff up a resume. I will help you tell the truth well.

## Story arc

**Before:** You ran a staffing office and knew hiring from the inside for 19 years.
**Turning point:** You sat in your minivan outside that kind of office, unable to get an interview.
**What changed:** A former coworker practiced your answers with you for an hour, and you got the next job.
**Why it helps others:** You can be that friend for women who do not have one.

## Strengths and proof

- **Knows the hiring side:** 19 years of hiring for office and healthcare jobs.
- **Practice interviews:** about 30 women helped in two years, mostly for free; [ADD: client words, with permission].
- **Gives courage:** the reason people say they come, "for the interview part and for courage."
- **Has been there:** your own return to work, told in your words.

## Guiding values

- **Home years are real work:** clients hear their years at home named as skills, without apology.
- **Honesty:** no resume is puffed up, and you say so before you start.
- **Open faith:** you pray before calls, and with a client only if she asks.

## One-line introduction

I'm Marisol Vega, and I help [ADD: who you help] go back to work, head up, no apology.

## Still to confirm

- Isaiah 43:19 is the verse you named. To show it, use [ADD: the words, from the edition you trust].
- Your HR certificate from 2011 has lapsed, so no bio calls you certified.
- Ask the former coworker if you may tell the part about the phone call.
- Gather two or three short notes from women you helped, with their permission, before you state any results.
`;
