import type { AnswerKey, BlueprintType } from '#domain/blueprint/blueprint-types.ts';

export type PersonaAnswers = Readonly<Partial<Record<BlueprintType, Readonly<Record<AnswerKey, string>>>>>;

export type Persona = { readonly name: string; readonly note: string; readonly answers: PersonaAnswers };

// Two invented people. Marisol's answers are full and open about her faith, Daniel's are thin, dictated and reserved
// about his: a prompt must work for both.
export const MARISOL: Persona = {
  name: 'Marisol Vega',
  note: 'Return-to-work coach for mothers, San Antonio, Texas. Faith level: open. Full, lively typed answers.',
  answers: {
    identity: {
      0: "I'm Marisol Vega and I call myself a return-to-work coach. I spent 19 years hiring people, mostly for office and healthcare jobs. In the last two years I have helped about 30 women from my church and my kids' school with resumes and practice interviews, mostly for free. People come to me for the interview part and for courage. I had an HR certificate from 2011 but it has lapsed.",
      1: "When my youngest started school I tried to go back to work and I, of all people, could not get an interview. I sat in my minivan outside a staffing office and cried because I used to run that office. A former coworker called that night and we practiced my answers for an hour. I got the next job. I keep thinking about all the women who don't have that friend.",
      2: "I'm a Christian and I don't hide it. I believe every woman is made with purpose and that raising kids counts as real work. I pray before my calls and I'll pray with a client if she asks. Honesty matters to me, I won't puff up a resume. Isaiah 43:19 is kind of my verse for this.",
    },
    audience: {
      0: 'She is 38 to 45, has been home with kids for six to twelve years, used to have a decent job, and the youngest just got into school. Money is tight but not desperate. She volunteers a lot and says yes to everything. She is capable and she has forgotten it.',
      1: "Usually it's an application form. She gets to the box that says current employer and just closes the laptop. Or somebody at a party asks what she does and she says 'just a mom.' One lady told me it took her four months to open the file again after that.",
      2: 'She walks into an interview and can explain the gap without apologizing. She gets a job with hours that fit school pickup. Her kids see her excited about something of her own. And she can buy groceries without doing the math in her head.',
    },
    purpose: {
      0: "I want moms to stop shrinking when someone asks what they do. When a mom goes back to work with her head up the whole house feels it. I'd love to see it spread through churches and schools in San Antonio, and then online.",
      1: "In three years I'd like two groups running at a time, about 24 women, and one part-time helper. I work school hours, nine to two thirty, Fridays off. If I'm honest I'd like it to bring in about $5,000 a month so I can stop the temp work. That part is just for me.",
      2: "I will always tell a woman if she does not need me. I will never tell anyone to lie on a resume. No calls after 6 pm and none on Sundays. I keep two free spots in every group for single moms. I won't use scare tactics.",
    },
    analysis: {
      0: "'I've been out too long.' 'Who would want me.' 'I don't even know what to call myself.' 'Everyone in there will be 25.' Under it I think it's shame, like the years at home were wasted. They joke about it but the joke is not funny.",
      1: "They update the resume from 2014 and send it to fifty places online. They ask their husband to look it over. Some paid a resume writer and said it didn't sound like them. A lot take the first part-time store job and feel stuck again. Many do nothing because the kids need something.",
      2: "Moms' groups at church, the school pickup line, two Facebook groups for San Antonio moms, their sisters. They listen to podcasts in the car. They trust another mom who did it way more than an expert.",
    },
    solutions: {
      0: 'First we tell the story of the home years and find the skills in it. Then we pick two kinds of jobs that fit her real hours. Then the resume and a short profile. Then practice interviews, at least three, out loud. Then we ask people she already knows. Last, a first-week plan for when she gets hired.',
      1: "Most help starts with the resume. I start with the story, because if she does not believe it the paper doesn't matter. And I sat on the other side of the desk for 19 years, so I can tell her what the person hiring is thinking.",
      2: "She writes three sentences that explain the gap with no apology, and reads them out loud to one person. It takes about twenty minutes. I've watched shoulders drop when they do it.",
    },
    fulfillment: {
      0: "A 12-week group on video, one hour a week on Tuesdays at 10 am, up to 12 women. Each one gets two private practice interviews with me. There's a workbook and a group chat. I call it Head Up Again.",
      1: "By the end she has a resume that sounds like her, a gap story she can say out loud, and at least three practice interviews done. Most should be sending applications every week. I can't promise a job. Almost all the women I helped got hired though. Her part is to show up, do the homework and actually apply.",
      2: '$1,200, or four payments of $310. Two free spots. I have not decided on refunds. Twelve seats is a real limit because of the practice interviews.',
    },
    event: {
      0: "It should help with the gap question, 'so what have you been doing.' They leave with their three sentences written and said out loud to another woman. That is worth it even if they never buy anything.",
      1: "Online, free, a Saturday morning, I think February 27, 2027. Three hours max because of kids. I could do up to 40 people if a friend helps with the chat. I'm fine on live video. I'd be open to a longer one later in the year.",
      2: "I'd invite them to the Head Up Again group that starts March 9. I want it to feel like scooting over on the bench to make room. If they can't afford it I tell them about the two free spots.",
    },
    'event-launch': {
      0: 'Zoom, I already pay for the basic plan. Saturday February 27, 2027, 9 am to noon Central. I host, a friend does the chat, my oldest son can help if the sound breaks. I think we cap it at 30 so the pairs work.',
      1: "Slides are half done. The worksheet is done. I do not have a sign-up page or any emails. I have not figured out how to put people in pairs. I'd like to record my part but not the sharing.",
      2: "That it will be quiet and nobody talks. Babies crying, which is fine. One lady who signed up reads lips so she needs captions. And I'm scared of the invitation part at the end, I talk too fast when I'm nervous.",
    },
  },
};

export const DANIEL: Persona = {
  name: 'Daniel Okafor',
  note: 'Retired algebra teacher building a course for homeschool parents, Columbus, Ohio. Faith level: quiet. Short dictated answers with little punctuation.',
  answers: {
    identity: {
      0: 'Daniel Okafor retired math teacher Columbus Ohio thirty one years grades eight through twelve. parents at our homeschool co-op ask me to explain it to them so they can explain it to the kids. my students always pass',
      1: "well the day that did it was a boy I won't say his name he was a junior and he could not do fractions nobody had caught it and he thought he was dumb we spent three weeks of lunches on fractions and he passed and I thought somebody should have sat with him in fifth grade",
      2: "patience and telling the truth. I'm a believer but I don't put it on the math. keep it quiet in the business please",
    },
    audience: {
      0: 'a mom or dad teaching at home the kid is about 13 and they have hit algebra and the parent did not like math themselves',
      1: "the kid asks why do you flip the sign and the parent does not know and somebody cries. that's the kitchen table at two in the afternoon",
      2: "they can sit down and teach the lesson without dreading it and the kid isn't behind",
    },
    ai: {
      0: 'typing up worksheets and answer keys and writing the same email to parents about where to start',
      1: "email and a word processor. my granddaughter put the AI thing on my phone I have used it twice. I don't trust the math it does",
      2: 'anything about a kid. grades names who is struggling. and I check every problem myself',
    },
    marketing: {
      0: 'co-op meetings mostly and one talk I gave at the library. I could give them a one page chart of the ten mistakes I see most',
      1: "that they don't have to be good at math. that I'm not going to make them feel stupid. that it will take twenty minutes a day not two hours",
      2: 'I have about 140 emails from the co-op sheet but they signed up for the co-op not for me. no tool yet. once a week would be plenty',
    },
    course: {
      0: 'the parent can teach one full algebra lesson to their kid start to finish and check the work without the answer key',
      1: 'fractions again first always fractions. then what a letter means. then balancing both sides. then lines and graphs. then word problems last. I have about forty worksheets in a box and eleven videos my grandson shot',
      2: 'short video twenty minutes a day four days a week. Thursday night I get on a call and answer questions. they send me a picture of one problem they taught',
    },
    'fulfillment-launch': {
      0: 'not sure yet. my granddaughter says she can set something up. they could mail a check',
      1: 'all of it really. there is no place to put the videos. no way to pay. no welcome anything',
      2: "I'd like to start Monday July 12 2027 with fifteen families. my granddaughter helps till she goes back to college in August",
    },
    'marketing-launch': {
      0: 'fifteen families by the second of July. I can start talking about it June 7',
      1: 'the co-op has about 90 families. the library will let me speak again. no money for ads. I am not on the social media',
      2: 'five hours a week. my granddaughter. the library talk worked best last time, eleven people came up after',
    },
  },
};

/** Key decisions of Marisol's first six plans, as a model would have written them. */
export const MARISOL_KEY_DECISIONS: Readonly<Partial<Record<BlueprintType, string>>> = {
  identity:
    '**Name and role:** Marisol Vega, return-to-work coach\n**Story in one line:** recruiter of 19 years who could not get an interview herself\n**Strengths:** interview practice, courage, hiring-side view\n**Values:** home years count; honest resumes\n**Faith level:** open\n**Tone words:** warm, head up, no apology',
  audience:
    "**Who:** mom 38 to 45, home 6 to 12 years, youngest now in school\n**Main struggle:** cannot explain the gap\n**What set it off:** the current employer box; saying 'just a mom'\n**Wanted result:** explains the gap without apologizing; hours that fit school pickup\n**Not for:** [ADD: who is not a fit]\n**I help line:** I help moms go back to work with their heads up",
  purpose:
    '**Mission:** help moms stop shrinking and return to work with heads up\n**Vision:** two groups, about 24 women, school hours, Fridays off\n**Commitments:** says when she is not needed; two free spots per group\n**Will not do:** lies on resumes, scare tactics, calls after 6 pm or on Sundays\n**Working week and 12-month focus:** fill and finish the first group',
  analysis:
    "**Top pain:** shame about the years at home\n**Top hope:** being seen as capable\n**Worry that stops them:** 'everyone in there will be 25'\n**Phrases to use:** 'I've been out too long', 'who would want me'\n**Tried before:** old resume sent to fifty places; resume writer\n**Where they gather:** church moms' groups, pickup line, two Facebook groups",
  solutions:
    '**From and to:** from closing the laptop to explaining the gap out loud\n**Method steps:** story, two job kinds, resume and profile, three practice interviews, people she knows, first-week plan\n**Difference:** starts with the story; knows the hiring side\n**First win:** three sentences read aloud, twenty minutes\n**Proof available:** [ADD: proof]',
  fulfillment:
    '**Offer name:** Head Up Again\n**Format and length:** 12-week video group, Tuesdays 10 am, two private practice interviews\n**Result:** resume that sounds like her, gap story, three practice interviews\n**Price and terms:** $1,200 or four payments of $310; refunds [ADD: refund terms]\n**Places:** 12, two of them free\n**Not included:** a promise of a job',
};
