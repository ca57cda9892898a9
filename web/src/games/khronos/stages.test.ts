import { describe, expect, it } from 'vitest';
import { factsOf, RECORDINGS, recording } from '../../testing/khronos/fixtures';
import { AGES, ageOf, buildingsOf } from './model';
import { stagesOf, viewAt, type Stage } from './stages';

const stagesIn = (name: string): Stage[] => {
  const one = recording(name);
  return stagesOf(one.before, one.view, factsOf(one));
};
const all = Object.keys(RECORDINGS);

describe('stagesOf', () => {
  it.each(all)('has each fact once, in the order of the ages: %s', (name) => {
    const stages = stagesIn(name);
    const ages = stages.map(({ age }) => age);
    expect(ages).toEqual(AGES.filter((age) => ages.includes(age)));
    expect(stages.flatMap((stage) => stage.facts)).toHaveLength(factsOf(recording(name)).filter((fact) => ageOf(fact) !== null).length);
    for (const { age, facts } of stages) for (const fact of facts) expect(ageOf(fact)).toBe(age);
  });

  it.each(all)('lights only what stands there then, each once: %s', (name) => {
    const { view } = recording(name);
    for (const { age, fresh, facts } of stagesIn(name)) {
      expect(new Set(fresh.map(({ square }) => square)).size).toBe(fresh.length);
      // What was lit may be gone again by the end of the same resolution, and then a fact says so.
      const lost = facts.filter(({ what }) => ['destroyed', 'displaced', 'vanished', 'downsized'].includes(what)).map(({ square }) => square);
      for (const { square, size } of fresh) if (!lost.includes(square)) expect(view.ages[age].buildings[square]?.size).toBe(size);
    }
  });

  it('tells of a contradiction age by age', () => {
    const { before } = recording('displaced');
    const displaced = factsOf(recording('displaced')).filter(({ what }) => what === 'displaced');
    const stages = stagesIn('displaced');
    expect(stages.map(({ age }) => age)).toEqual(['might', 'faith', 'reason']);
    const [might, ...later] = stages;
    expect(might!.gone).toEqual([]);
    for (const fact of displaced) {
      const stage = later.find(({ age }) => age === fact.age)!;
      expect(stage.gone.map(({ square }) => square)).toContain(fact.square);
      expect(before.ages[stage.age].buildings[String(fact.square)]).toBeDefined();
    }
    expect(stages.every(({ fresh }) => fresh.length > 0)).toBe(true);
  });

  it.each(['no-tile', 'no-domains', 'no-hierarchy'])('shows where a shadow would have stood: %s', (name) => {
    const facts = factsOf(recording(name));
    const root = facts.find(({ what }) => what === 'built' || what === 'grown')!;
    const stop = facts.find(({ what }) => what === 'stopped')!;
    const stages = stagesIn(name);
    expect(stages.filter(({ stopped }) => stopped).map(({ age }) => age)).toEqual([stop.age]);
    expect(stages.find(({ stopped }) => stopped)!.stopped).toEqual({ square: root.square, size: root.size });
  });

  it('lights who was populated, in Reason alone', () => {
    const fact = factsOf(recording('populated')).find(({ what }) => what === 'populated')!;
    const stages = stagesIn('populated');
    expect(stages).toHaveLength(1);
    expect(stages[0]).toMatchObject({ age: 'reason', gone: [], stopped: null, fresh: [{ square: fact.square }] });
  });

  it('never lets a printed hamlet go: it comes to light again', () => {
    for (const name of all) for (const { gone } of stagesIn(name)) expect(gone.filter(({ printed }) => printed)).toEqual([]);
    // A Town over it covers it, and no more.
    const { view } = recording('grown');
    const covered = { ...view, ages: { ...view.ages, might: { ...view.ages.might, buildings: {} } } };
    expect(buildingsOf(view.ages.might).some(({ printed }) => printed)).toBe(true);
    expect(stagesOf(view, covered, []).flatMap(({ gone }) => gone).some(({ printed }) => printed)).toBe(false);
  });

  it('lights once what is told of twice', () => {
    const one = recording('grown');
    const shadow = factsOf(one).find(({ what }) => what === 'shadow')!;
    const stage = stagesOf(one.before, one.view, [shadow, { ...shadow, what: 'stays' }]).find(({ age }) => age === shadow.age)!;
    expect(stage.fresh).toEqual([{ square: shadow.square, size: shadow.size }]);
  });

  it('is empty where nothing stands differently', () => {
    const { view } = recording('start');
    expect(stagesOf(view, view, [{ what: 'turn', seat: 0, round: 1 }])).toEqual([]);
  });
});

describe('viewAt', () => {
  it('shows the ages one after the other', () => {
    const { before, view } = recording('displaced');
    const stages = stagesIn('displaced');
    const shown = stages.map((_, at) => viewAt(before, view, stages, at));
    expect(shown.map(({ ages }) => AGES.map((age) => ages[age] === view.ages[age]))).toEqual([[true, false, false], [true, true, false], [true, true, true]]);
    expect(shown[0]!.ages.faith).toBe(before.ages.faith);
    expect(shown[0]!.seats).toBe(view.seats);
  });
});
