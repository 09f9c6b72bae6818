// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
}, n = (e, t = {}) => (n = {}) => ({
	kind: e,
	required: !0,
	rules: {
		...t,
		...n
	}
}), r = n("id", { disguise: "keep" }), i = n("text", { disguise: "text" }), a = n("text", { disguise: "keep" }), o = n("integer", { disguise: "keep" }), s = n("integer", { disguise: "date" }), c = n("money", { disguise: "amount" }), l = n("percent", {
	disguise: "keep",
	from: 0,
	to: 100
}), u = n("nationalNumber", { disguise: "nationalNumber" }), d = n("phone", {
	disguise: "phone",
	max: 20
}), f = n("flag", { disguise: "keep" }), p = n("day", { disguise: "date" }), ee = n("dayAsInstant", { disguise: "date" }), te = n("moment", { disguise: "date" }), ne = n("tooth", { disguise: "keep" }), m = (e, t = {}) => n("code", {
	disguise: "keep",
	codes: e
})(t), h = (e, t = {}) => n("ref", {
	disguise: "keep",
	of: e
})(t), g = (...e) => ({
	kind: "literal",
	required: !0,
	rules: { disguise: "keep" },
	values: e
});
function _(e) {
	return "rules" in e ? {
		...e,
		required: !1
	} : {
		kind: "optional",
		required: !1,
		of: e
	};
}
var v = (e) => ({
	kind: "list",
	required: !0,
	of: e
}), re = (e) => ({
	kind: "body",
	required: !0,
	of: e
}), y = (e) => ({
	kind: "struct",
	required: !0,
	fields: e
}), b = (e) => ({
	kind: "partial",
	required: !0,
	fields: e
}), ie = (e, t = "keep") => ({
	kind: "record",
	required: !0,
	of: e,
	keys: t
}), ae = (e, t) => ({
	kind: "variants",
	required: !0,
	tag: e,
	of: t
}), oe = y({
	typed: i({ disguise: "digits" }),
	day: _(p())
}), se = y({
	tags: v(i()),
	typed: i()
}), ce = {
	id: r(),
	name: i({ max: 200 })
}, le = {
	id: r(),
	name: i({ max: 200 }),
	price: c(),
	date: p(),
	transaction_number: _(i({
		max: 100,
		blank: !0,
		disguise: "digits"
	}))
}, ue = {
	...le,
	asset_category: h("assetCategories")
}, de = {
	...le,
	expense_category: h("expenseCategories"),
	patient: _(h("patients")),
	clinic: _(h("clinics"))
}, fe = {
	id: r(),
	patient: h("patients"),
	appointment_time: te(),
	is_new_treatment: f({ initial: !0 }),
	description: _(i({
		max: 1e3,
		blank: !0
	})),
	clinic: h("clinics")
}, pe = {
	id: r(),
	name: i({ max: 200 }),
	address: i({ max: 500 }),
	dentist: h("dentists"),
	is_personal: f({ initial: !1 }),
	phone: _(d()),
	clinic_license_number: _(i({
		max: 50,
		blank: !0,
		disguise: "digits"
	}))
}, me = {
	id: r(),
	clinic: h("clinics"),
	start_date: p(),
	end_date: p(),
	is_active: f({ initial: !0 }),
	contract_type: m([
		1,
		2,
		3
	], { words: {
		percent: 1,
		percentage: 1,
		"percent-based": 1,
		percent_based: 1,
		fixed: 2,
		"fixed-tariff": 2,
		fixed_tariff: 2,
		combined: 3
	} }),
	percent: l({ initial: 0 })
}, he = {
	id: r(),
	contract: h("contracts"),
	procedure_type: h("procedureTypes"),
	price: c({ from: 1 })
}, ge = {
	id: r(),
	name: i({ max: 200 })
}, _e = {
	id: r(),
	insurance: h("insurances"),
	plan_level: i({ max: 100 }),
	percent: l(),
	cover_type: m([1, 2])
}, ve = {
	id: r(),
	name: i({
		max: 200,
		disguise: "keep"
	}),
	procedure_code: i({
		max: 50,
		disguise: "keep"
	}),
	price: c({ from: 1 })
}, ye = {
	id: r(),
	patient: h("patients"),
	collateral: m([1, 2]),
	number_of_installments: o({
		from: 1,
		to: 120
	}),
	payment_period: o({
		from: 1,
		to: 24
	})
}, be = {
	id: r(),
	check_owner_name: i({ max: 200 }),
	check_owner_national_number: u(),
	relation_to_patient: i({ max: 100 }),
	amount: c(),
	due_date: p(),
	check_number: i({
		max: 50,
		disguise: "digits"
	}),
	is_paid: f({ initial: !1 }),
	installment: h("installments")
}, xe = {
	id: r(),
	first_name: i({ max: 150 }),
	last_name: i({ max: 150 }),
	national_number: u(),
	gender: m([1, 2]),
	phone: _(d()),
	birth_date: _(p()),
	insurance: _(h("insurances")),
	address: _(i({
		max: 500,
		blank: !0
	})),
	underlying_diseases: _(i({
		max: 1e3,
		blank: !0
	})),
	current_medications: _(i({
		max: 1e3,
		blank: !0
	})),
	drug_allergies: _(i({
		max: 1e3,
		blank: !0
	}))
}, Se = ({ first_name: e, last_name: t }) => `${e} ${t}`.trim(), Ce = [
	1,
	2,
	3,
	4,
	5,
	6
], we = {
	id: r(),
	patient: _(h("patients")),
	clinic: _(h("clinics")),
	date: p(),
	amount: c(),
	payment_method: m(Ce),
	transaction_number: _(i({
		max: 100,
		blank: !0,
		disguise: "digits"
	}))
}, Te = {
	id: r(),
	patient: h("patients"),
	procedure_type: h("procedureTypes"),
	tooth_number: ne({ max: 2 }),
	total_cost: c({ initial: 0 }),
	lab_cost: c({ initial: 0 }),
	material_cost: c({ initial: 0 }),
	discount: c({ initial: 0 }),
	extra_fee: c({ initial: 0 }),
	surgery_time: _(ee()),
	clinic: _(h("clinics")),
	insurance_tariff: _(h("insuranceTariffs")),
	contract: _(h("contracts")),
	main_complain: _(i({
		max: 1e3,
		blank: !0,
		initial: ""
	})),
	description: _(i({
		max: 2e3,
		blank: !0,
		initial: ""
	}))
}, x = (e, t, n) => ({
	path: e,
	operations: t,
	fields: n
}), Ee = [
	"list",
	"one",
	"create",
	"replace",
	"change",
	"remove"
], De = [
	"list",
	"one",
	"create",
	"change",
	"remove"
], Oe = [
	"list",
	"create",
	"replace",
	"change",
	"remove"
], ke = [
	"list",
	"create",
	"change",
	"remove"
], Ae = {
	patients: x("/api/patients/", Ee, xe),
	incomes: x("/api/incomes/", De, we),
	procedureTypes: x("/api/procedure-types/", Oe, ve),
	constantTariffs: x("/api/constant-tariffs/", Oe, he),
	insurances: x("/api/insurances/", ke, ge),
	insuranceTariffs: x("/api/insurance-tariffs/", ke, _e),
	surgeries: x("/api/surgeries/", De, Te),
	clinics: x("/api/clinics/", De, pe),
	contracts: x("/api/contracts/", ke, me),
	appointments: x("/api/appointments/", ke, fe),
	assetCategories: x("/api/assets-categories/", Oe, ce),
	assets: x("/api/assets/", Oe, ue),
	expenseCategories: x("/api/expenses-categories/", Oe, ce),
	expenses: x("/api/expenses/", Oe, de),
	installments: x("/api/installments/", De, ye),
	installmentChecks: x("/api/installment-checks/", De, be)
}, S = (e) => e, C = (e, t) => ({
	policy: "restart",
	input: e,
	output: t
}), je = (e, t) => ({
	policy: "unknown",
	input: e,
	output: t
}), Me = S({
	name: "removal",
	version: 1,
	input: {
		resource: a(),
		id: r(),
		label: i(),
		next: _(a())
	},
	events: {
		"removal.confirmed": {},
		"removal.retried": {},
		"removal.closed": {},
		"screen.left": {}
	},
	ports: {
		removeRow: je({
			resource: a(),
			id: r()
		}, y({})),
		findRow: C({
			resource: a(),
			id: r()
		}, y({ found: f() }))
	}
}), Ne = y({
	key: a(),
	workflow: a(),
	at: s(),
	entries: v(v(y({
		field: a(),
		value: i()
	})))
}), Pe = S({
	name: "rescue",
	version: 1,
	input: { owner: _(i()) },
	events: {
		"rescue.discarded": { key: a() },
		"rescue.confirmed": {},
		"rescue.cancelled": {},
		"rescue.retried": {},
		"rescue.closed": {},
		"screen.left": {}
	},
	ports: {
		readRescued: C({ owner: _(i()) }, y({ drafts: v(Ne) })),
		discardRescued: C({ key: a() }, y({}))
	}
}), Fe = (e, t) => S({
	name: `resource:${e}`,
	version: 1,
	input: { at: s() },
	events: {
		"resource.wanted": { at: s() },
		"resource.refreshed": { at: s() },
		"row.created": { row: y(t) },
		"row.updated": { row: y(t) },
		"row.removed": { id: r() }
	},
	ports: { loadRows: C({ resource: a() }, y({
		rows: re(v(y(t))),
		unreadable: o()
	})) }
}), Ie = ae("_tag", {
	Offline: {},
	Unreachable: {},
	Timeout: {},
	Unavailable: { status: o() },
	Rejected: {
		status: o(),
		detail: _(i()),
		general: v(i()),
		fields: ie(v(i()))
	},
	Unreadable: { where: a() },
	SessionEnded: {},
	UnknownOutcome: { ageMillis: o() }
}), Le = y({
	kind: g("patient", "clinic"),
	id: r(),
	name: _(i())
}), Re = y({
	payer: _(Le),
	payment_method: _(m(Ce)),
	amount: _(c()),
	date: _(p()),
	transaction_number: _(i({ disguise: "digits" }))
}), w = (e, t, n, r) => ({
	path: e,
	area: t,
	screen: n,
	...r ? { workflow: r } : {}
}), ze = "/login", Be = [
	w(ze, "session", "login"),
	w("/", "shell", "home"),
	w("/settings", "shell", "settings"),
	w("/patients", "patients", "patientList", "patientList"),
	w("/new-patient", "patients", "patientForm", "patientForm"),
	w("/edit-patient/:id", "patients", "patientForm", "patientForm"),
	w("/patient/:id", "patients", "patientProfile", "patientProfile"),
	w("/new-treatment", "treatments", "newTreatments", "newTreatments"),
	w("/new-treatment/:id", "treatments", "treatmentEdit", "treatmentEdit"),
	w("/patient/:id/financials", "payments", "patientFinancials", "patientFinancials"),
	w("/patient/:id/payments", "payments", "patientPayments", "patientPayments"),
	w("/clinic/:id/payments", "payments", "clinicPayments", "clinicPayments"),
	w("/new-payment", "payments", "newPayments", "newPayments"),
	w("/new-payment/:id", "payments", "paymentEdit", "paymentEdit"),
	w("/patient/:id/installments", "installments", "pending"),
	w("/installment-checks/:patientId/:installmentId", "installments", "pending"),
	w("/new-clinic", "clinics", "pending"),
	w("/edit-clinic/:id", "clinics", "pending"),
	w("/edit-clinic/:id/:section", "clinics", "pending"),
	w("/contracts/:id", "clinics", "pending"),
	w("/constant-tariffs/:id", "clinics", "pending"),
	w("/procedure-types", "clinics", "pending"),
	w("/insurances", "clinics", "pending"),
	w("/insurances/:id", "clinics", "pending"),
	w("/accounting", "accounting", "pending"),
	w("/inventory", "accounting", "pending"),
	w("/new-asset-expense", "accounting", "pending"),
	w("/new-asset-expense/asset/:id", "accounting", "pending"),
	w("/new-asset-expense/expense/:id", "accounting", "pending"),
	w("/categories", "accounting", "pending"),
	w("/edit-asset-category/:id", "accounting", "pending"),
	w("/edit-expense-category/:id", "accounting", "pending"),
	w("/asset-category/:id/items", "accounting", "pending"),
	w("/expense-category/:id/items", "accounting", "pending"),
	w("/appointments", "appointments", "pending"),
	w("/new-appointment", "appointments", "pending"),
	w("/edit-appointment/:id", "appointments", "pending"),
	w("/invoice-certificate", "documents", "pending"),
	w("/prescription", "documents", "pending"),
	w("/sms", "documents", "pending"),
	w("/send-to-lab", "documents", "pending")
], Ve = b({
	patient: y(xe),
	surgery: y(Te),
	income: y(we),
	payment: Re
}), He = {
	params: ie(a()),
	passed: _(Ve),
	at: s()
}, Ue = {
	"screen.entered": {
		passed: _(Ve),
		at: s()
	},
	"screen.left": {},
	"rows.changed": { resource: a() }
};
a(), i(), _(y({ of: Ie }));
var We = g("device", "light", "dark");
f(), f(), _(g("full", "denied", "failing")), o(), o(), _(o());
var Ge = g("report", "delete");
Object.fromEntries(Object.entries(Ae).map(([e, { fields: t }]) => [e, {
	created: f(),
	row: y(t)
}])), f(), a(), s(), _(We), a(), f(), _(Ve), a(), a(), a(), _(Ve), s(), a(), s(), f(), i(), i(), a(), s(), a(), r(), a(), a(), r(), i(), _(a()), _(i()), o(), f();
// src/schema/app/support-workflow.ts
var Ke = S({
	name: "support",
	version: 1,
	input: { task: Ge },
	events: {
		"support.confirmed": {},
		"support.retried": {},
		"support.closed": {},
		"screen.left": {}
	},
	ports: {
		sendReport: C({}, y({ delivered: g("shared", "saved", "cancelled") })),
		deleteLog: C({}, y({}))
	}
}), qe = S({
	name: "swipeRow",
	version: 1,
	input: {},
	events: {
		"row.released": {
			id: r(),
			dx: o()
		},
		"row.closed": {},
		"row.acted": {}
	},
	ports: {}
});
// node_modules/xstate/dist/xstate-dev.esm.js
function Je() {
	if (typeof globalThis < "u") return globalThis;
	if (typeof self < "u") return self;
	if (typeof window < "u") return window;
	if (typeof global < "u") return global;
}
function Ye() {
	let e = Je();
	if (e.__xstate__) return e.__xstate__;
}
var Xe = (e) => {
	if (typeof window > "u") return;
	let t = Ye();
	t && t.register(e);
}, Ze = class {
	constructor(e) {
		this._process = e, this._active = !1, this._current = null, this._last = null;
	}
	start() {
		this._active = !0, this.flush();
	}
	clear() {
		this._current && (this._current.next = null, this._last = this._current);
	}
	enqueue(e) {
		let t = {
			value: e,
			next: null
		};
		this._current ? (this._last.next = t, this._last = t) : (this._current = t, this._last = t, this._active && this.flush());
	}
	flush() {
		for (; this._current;) {
			let e = this._current;
			this._process(e.value), this._current = e.next;
		}
		this._last = null;
	}
}, Qe = "", $e = "#", et = "*", tt = "xstate.init", nt = "xstate.stop";
function rt(e, t) {
	return { type: `xstate.after.${e}.${t}` };
}
function it(e, t) {
	return {
		type: `xstate.done.state.${e}`,
		output: t
	};
}
function at(e, t) {
	return {
		type: `xstate.done.actor.${e}`,
		output: t,
		actorId: e
	};
}
function ot(e, t) {
	return {
		type: `xstate.error.actor.${e}`,
		error: t,
		actorId: e
	};
}
function st(e) {
	return {
		type: tt,
		input: e
	};
}
function T(e) {
	setTimeout(() => {
		throw e;
	});
}
var ct = typeof Symbol == "function" && Symbol.observable || "@@observable";
function lt(e, t) {
	let n = dt(e), r = dt(t);
	return typeof r == "string" ? typeof n == "string" && r === n : typeof n == "string" ? n in r : Object.keys(n).every((e) => e in r && lt(n[e], r[e]));
}
function ut(e) {
	if (gt(e)) return e;
	let t = [], n = "";
	for (let r = 0; r < e.length; r++) {
		switch (e.charCodeAt(r)) {
			case 92:
				n += e[r + 1], r++;
				continue;
			case 46:
				t.push(n), n = "";
				continue;
		}
		n += e[r];
	}
	return t.push(n), t;
}
function dt(e) {
	return Hn(e) ? e.value : typeof e == "string" ? ft(ut(e)) : e;
}
function ft(e) {
	if (e.length === 1) return e[0];
	let t = {}, n = t;
	for (let t = 0; t < e.length - 1; t++) if (t === e.length - 2) n[e[t]] = e[t + 1];
	else {
		let r = n;
		n = {}, r[e[t]] = n;
	}
	return t;
}
function pt(e, t) {
	let n = {}, r = Object.keys(e);
	for (let i = 0; i < r.length; i++) {
		let a = r[i];
		n[a] = t(e[a], a, e, i);
	}
	return n;
}
function mt(e) {
	return gt(e) ? e : [e];
}
function E(e) {
	return e === void 0 ? [] : mt(e);
}
function ht(e, t, n, r) {
	return typeof e == "function" ? e({
		context: t,
		event: n,
		self: r
	}) : e;
}
function gt(e) {
	return Array.isArray(e);
}
function _t(e) {
	return e.type.startsWith("xstate.error.actor");
}
function vt(e) {
	return mt(e).map((e) => e === void 0 || typeof e == "string" ? { target: e } : e);
}
function yt(e) {
	if (e !== void 0 && e !== Qe) return E(e);
}
function bt(e, t, n) {
	let r = typeof e == "object", i = r ? e : void 0;
	return {
		next: (r ? e.next : e)?.bind(i),
		error: (r ? e.error : t)?.bind(i),
		complete: (r ? e.complete : n)?.bind(i)
	};
}
function xt(e, t) {
	return `${t}.${e}`;
}
function St(e, t) {
	let n = t.match(/^xstate\.invoke\.(\d+)\.(.*)/);
	if (!n) return e.implementations.actors[t];
	let [, r, i] = n, a = e.getStateNodeById(i).config.invoke;
	return (Array.isArray(a) ? a[r] : a).src;
}
function Ct(e, t) {
	if (t === e || t === et) return !0;
	if (!t.endsWith(".*")) return !1;
	let n = t.split("."), r = e.split(".");
	for (let e = 0; e < n.length; e++) {
		let t = n[e], i = r[e];
		if (t === "*") return e === n.length - 1;
		if (t !== i) return !1;
	}
	return !0;
}
function wt(e, t) {
	return `${e.sessionId}.${t}`;
}
var Tt = 0;
function Et(e, t) {
	let n = /* @__PURE__ */ new Map(), r = /* @__PURE__ */ new Map(), i = /* @__PURE__ */ new WeakMap(), a = /* @__PURE__ */ new Set(), o = {}, { clock: s, logger: c } = t, l = {
		schedule: (e, t, n, r, i = Math.random().toString(36).slice(2)) => {
			let a = {
				source: e,
				target: t,
				event: n,
				delay: r,
				id: i,
				startedAt: Date.now()
			}, c = wt(e, i);
			u._snapshot._scheduledEvents[c] = a;
			let l = s.setTimeout(() => {
				delete o[c], delete u._snapshot._scheduledEvents[c], u._relay(e, t, n);
			}, r);
			o[c] = l;
		},
		cancel: (e, t) => {
			let n = wt(e, t), r = o[n];
			delete o[n], delete u._snapshot._scheduledEvents[n], r !== void 0 && s.clearTimeout(r);
		},
		cancelAll: (e) => {
			for (let t in u._snapshot._scheduledEvents) {
				let n = u._snapshot._scheduledEvents[t];
				n.source === e && l.cancel(e, n.id);
			}
		}
	}, u = {
		_snapshot: { _scheduledEvents: (t?.snapshot && t.snapshot.scheduler) ?? {} },
		_bookId: () => `x:${Tt++}`,
		_register: (e, t) => (n.set(e, t), e),
		_unregister: (e) => {
			n.delete(e.sessionId);
			let t = i.get(e);
			t !== void 0 && (r.delete(t), i.delete(e));
		},
		get: (e) => r.get(e),
		getAll: () => Object.fromEntries(r.entries()),
		_set: (e, t) => {
			let n = r.get(e);
			if (n && n !== t) throw Error(`Actor with system ID '${e}' already exists.`);
			r.set(e, t), i.set(t, e);
		},
		inspect: (e) => {
			let t = bt(e);
			return a.add(t), { unsubscribe() {
				a.delete(t);
			} };
		},
		_sendInspectionEvent: (t) => {
			if (!a.size) return;
			let n = {
				...t,
				rootId: e.sessionId
			};
			a.forEach((e) => e.next?.(n));
		},
		_relay: (e, t, n) => {
			u._sendInspectionEvent({
				type: "@xstate.event",
				sourceRef: e,
				actorRef: t,
				event: n
			}), t._send(n);
		},
		scheduler: l,
		getSnapshot: () => ({ _scheduledEvents: { ...u._snapshot._scheduledEvents } }),
		start: () => {
			let e = u._snapshot._scheduledEvents;
			u._snapshot._scheduledEvents = {};
			for (let t in e) {
				let { source: n, target: r, event: i, delay: a, id: o } = e[t];
				l.schedule(n, r, i, a, o);
			}
		},
		_clock: s,
		_logger: c
	};
	return u;
}
var Dt = !1, D = /*#__PURE__*/ function(e) {
	return e[e.NotStarted = 0] = "NotStarted", e[e.Running = 1] = "Running", e[e.Stopped = 2] = "Stopped", e;
}({}), Ot = {
	clock: {
		setTimeout: (e, t) => setTimeout(e, t),
		clearTimeout: (e) => clearTimeout(e)
	},
	logger: console.log.bind(console),
	devTools: !1
}, kt = class {
	constructor(e, t) {
		this.logic = e, this._snapshot = void 0, this.clock = void 0, this.options = void 0, this.id = void 0, this.mailbox = new Ze(this._process.bind(this)), this.observers = /* @__PURE__ */ new Set(), this.eventListeners = /* @__PURE__ */ new Map(), this.logger = void 0, this._processingStatus = D.NotStarted, this._parent = void 0, this._syncSnapshot = void 0, this.ref = void 0, this._actorScope = void 0, this.systemId = void 0, this.sessionId = void 0, this.system = void 0, this._doneEvent = void 0, this.src = void 0, this._deferred = [];
		let n = {
			...Ot,
			...t
		}, { clock: r, logger: i, parent: a, syncSnapshot: o, id: s, systemId: c, inspect: l } = n;
		this.system = a ? a.system : Et(this, {
			clock: r,
			logger: i
		}), l && !a && this.system.inspect(bt(l)), this.sessionId = this.system._bookId(), this.id = s ?? this.sessionId, this.logger = t?.logger ?? this.system._logger, this.clock = t?.clock ?? this.system._clock, this._parent = a, this._syncSnapshot = o, this.options = n, this.src = n.src ?? e, this.ref = this, this._actorScope = {
			self: this,
			id: this.id,
			sessionId: this.sessionId,
			logger: this.logger,
			defer: (e) => {
				this._deferred.push(e);
			},
			system: this.system,
			stopChild: (e) => {
				if (e._parent !== this) throw Error(`Cannot stop child actor ${e.id} of ${this.id} because it is not a child`);
				e._stop();
			},
			emit: (e) => {
				let t = this.eventListeners.get(e.type), n = this.eventListeners.get("*");
				if (!t && !n) return;
				let r = [...t ? t.values() : [], ...n ? n.values() : []];
				for (let t of r) try {
					t(e);
				} catch (e) {
					T(e);
				}
			},
			actionExecutor: (e) => {
				let t = () => {
					if (this._actorScope.system._sendInspectionEvent({
						type: "@xstate.action",
						actorRef: this,
						action: {
							type: e.type,
							params: e.params
						}
					}), !e.exec) return;
					let t = Dt;
					try {
						Dt = !0, e.exec(e.info, e.params);
					} finally {
						Dt = t;
					}
				};
				this._processingStatus === D.Running ? t() : this._deferred.push(t);
			}
		}, this.send = this.send.bind(this), this.system._sendInspectionEvent({
			type: "@xstate.actor",
			actorRef: this
		}), c && (this.systemId = c, this.system._set(c, this)), this._initState(t?.snapshot ?? t?.state), c && this._snapshot.status !== "active" && this.system._unregister(this);
	}
	_initState(e) {
		try {
			this._snapshot = e ? this.logic.restoreSnapshot ? this.logic.restoreSnapshot(e, this._actorScope) : e : this.logic.getInitialSnapshot(this._actorScope, this.options?.input);
		} catch (e) {
			this._snapshot = {
				status: "error",
				output: void 0,
				error: e
			};
		}
	}
	update(e, t) {
		this._snapshot = e;
		let n;
		for (; n = this._deferred.shift();) try {
			n();
		} catch (t) {
			this._deferred.length = 0, this._snapshot = {
				...e,
				status: "error",
				error: t
			};
		}
		switch (this._snapshot.status) {
			case "active":
				for (let t of this.observers) try {
					t.next?.(e);
				} catch (e) {
					T(e);
				}
				break;
			case "done":
				for (let t of this.observers) try {
					t.next?.(e);
				} catch (e) {
					T(e);
				}
				this._stopProcedure(), this._complete(), this._doneEvent = at(this.id, this._snapshot.output), this._parent && this.system._relay(this, this._parent, this._doneEvent);
				break;
			case "error": this._error(this._snapshot.error);
		}
		this.system._sendInspectionEvent({
			type: "@xstate.snapshot",
			actorRef: this,
			event: t,
			snapshot: e
		});
	}
	subscribe(e, t, n) {
		let r = bt(e, t, n);
		if (this._processingStatus !== D.Stopped) this.observers.add(r);
		else switch (this._snapshot.status) {
			case "done":
				try {
					r.complete?.();
				} catch (e) {
					T(e);
				}
				break;
			case "error": {
				let e = this._snapshot.error;
				if (!r.error) T(e);
				else try {
					r.error(e);
				} catch (e) {
					T(e);
				}
				break;
			}
		}
		return { unsubscribe: () => {
			this.observers.delete(r);
		} };
	}
	on(e, t) {
		let n = this.eventListeners.get(e);
		n || (n = /* @__PURE__ */ new Set(), this.eventListeners.set(e, n));
		let r = t.bind(void 0);
		return n.add(r), { unsubscribe: () => {
			n.delete(r);
		} };
	}
	select(e, t = Object.is) {
		return {
			subscribe: (n) => {
				let r = bt(n), i = e(this.getSnapshot());
				return this.subscribe((n) => {
					let a = e(n);
					t(i, a) || (i = a, r.next?.(a));
				});
			},
			get: () => e(this.getSnapshot())
		};
	}
	start() {
		if (this._processingStatus === D.Running) return this;
		this._syncSnapshot && this.subscribe({
			next: (e) => {
				e.status === "active" && this.system._relay(this, this._parent, {
					type: `xstate.snapshot.${this.id}`,
					snapshot: e
				});
			},
			error: () => {}
		}), this.system._register(this.sessionId, this), this.systemId && this.system._set(this.systemId, this), this._processingStatus = D.Running;
		let e = st(this.options.input);
		switch (this.system._sendInspectionEvent({
			type: "@xstate.event",
			sourceRef: this._parent,
			actorRef: this,
			event: e
		}), this._snapshot.status) {
			case "done": return this.update(this._snapshot, e), this;
			case "error": return this._error(this._snapshot.error), this;
		}
		if (this._parent || this.system.start(), this.logic.start) try {
			this.logic.start(this._snapshot, this._actorScope);
		} catch (e) {
			return this._snapshot = {
				...this._snapshot,
				status: "error",
				error: e
			}, this._error(e), this;
		}
		return this.update(this._snapshot, e), this.options.devTools && this.attachDevTools(), this.mailbox.start(), this;
	}
	_process(e) {
		let t, n;
		try {
			t = this.logic.transition(this._snapshot, e, this._actorScope);
		} catch (e) {
			n = { err: e };
		}
		if (n) {
			let { err: e } = n;
			this._snapshot = {
				...this._snapshot,
				status: "error",
				error: e
			}, this._error(e);
		} else this.update(t, e), e.type === "xstate.stop" && (this._stopProcedure(), this._complete());
	}
	_stop() {
		return this._processingStatus === D.Stopped ? this : (this.mailbox.clear(), this._processingStatus === D.NotStarted ? (this._processingStatus = D.Stopped, this) : (this.mailbox.enqueue({ type: nt }), this));
	}
	stop() {
		if (this._parent) throw Error("A non-root actor cannot be stopped directly.");
		return this._stop();
	}
	_complete() {
		for (let e of this.observers) try {
			e.complete?.();
		} catch (e) {
			T(e);
		}
		this.observers.clear(), this.eventListeners.clear();
	}
	_reportError(e) {
		if (!this.observers.size) {
			this._parent || T(e), this.eventListeners.clear();
			return;
		}
		let t = !1;
		for (let n of this.observers) {
			let r = n.error;
			t ||= !r;
			try {
				r?.(e);
			} catch (e) {
				T(e);
			}
		}
		this.observers.clear(), this.eventListeners.clear(), t && T(e);
	}
	_error(e) {
		this._stopProcedure(), this._reportError(e), this._parent && this.system._relay(this, this._parent, ot(this.id, e));
	}
	_stopProcedure() {
		return this._processingStatus === D.Running && (this.system.scheduler.cancelAll(this), this.mailbox.clear(), this.mailbox = new Ze(this._process.bind(this)), this._processingStatus = D.Stopped, this.system._unregister(this)), this;
	}
	_send(e) {
		this._processingStatus !== D.Stopped && this.mailbox.enqueue(e);
	}
	send(e) {
		this.system._relay(void 0, this, e);
	}
	attachDevTools() {
		let { devTools: e } = this.options;
		e && (typeof e == "function" ? e : Xe)(this);
	}
	toJSON() {
		return {
			xstate$$type: 1,
			id: this.id
		};
	}
	getPersistedSnapshot(e) {
		return this.logic.getPersistedSnapshot(this._snapshot, e);
	}
	[ct]() {
		return this;
	}
	getSnapshot() {
		return this._snapshot;
	}
};
function At(e, ...[t]) {
	return new kt(e, t);
}
function jt(e, t, n, r, { sendId: i }) {
	return [
		t,
		{ sendId: typeof i == "function" ? i(n, r) : i },
		void 0
	];
}
function Mt(e, t) {
	e.defer(() => {
		e.system.scheduler.cancel(e.self, t.sendId);
	});
}
function Nt(e) {
	function t(e, t) {}
	return t.type = "xstate.cancel", t.sendId = e, t.resolve = jt, t.execute = Mt, t;
}
function Pt(e, t, n, r, { id: i, systemId: a, src: o, input: s, syncSnapshot: c }) {
	let l = typeof o == "string" ? St(t.machine, o) : o, u = typeof i == "function" ? i(n) : i, d, f;
	return l && (f = typeof s == "function" ? s({
		context: t.context,
		event: n.event,
		self: e.self
	}) : s, d = At(l, {
		id: u,
		src: o,
		parent: e.self,
		syncSnapshot: c,
		systemId: a,
		input: f
	})), [
		A(t, { children: {
			...t.children,
			[u]: d
		} }),
		{
			id: i,
			systemId: a,
			actorRef: d,
			src: o,
			input: f
		},
		void 0
	];
}
function Ft(e, { actorRef: t }) {
	t && e.defer(() => {
		t._processingStatus !== D.Stopped && t.start();
	});
}
function It(...[e, { id: t, systemId: n, input: r, syncSnapshot: i = !1 } = {}]) {
	function a(e, t) {}
	return a.type = "xstate.spawnChild", a.id = t, a.systemId = n, a.src = e, a.input = r, a.syncSnapshot = i, a.resolve = Pt, a.execute = Ft, a;
}
function Lt(e, t, n, r, { actorRef: i }) {
	let a = typeof i == "function" ? i(n, r) : i, o = typeof a == "string" ? t.children[a] : a, s = t.children;
	return o && (s = { ...s }, delete s[o.id]), [
		A(t, { children: s }),
		o,
		void 0
	];
}
function Rt(e, t) {
	let n = t.getSnapshot();
	if (n && "children" in n) for (let t of Object.values(n.children)) Rt(e, t);
	e.system._unregister(t);
}
function zt(e, t) {
	t && (Rt(e, t), t._processingStatus === D.Running ? e.defer(() => {
		e.stopChild(t);
	}) : e.stopChild(t));
}
function Bt(e) {
	function t(e, t) {}
	return t.type = "xstate.stopChild", t.actorRef = e, t.resolve = Lt, t.execute = zt, t;
}
function Vt(e, { context: t, event: n }, { guards: r }) {
	return r.every((r) => Ut(r, t, n, e));
}
function Ht(e) {
	function t(e, t) {
		return !1;
	}
	return t.check = Vt, t.guards = e, t;
}
function Ut(e, t, n, r) {
	let { machine: i } = r, a = typeof e == "function", o = a ? e : i.implementations.guards[typeof e == "string" ? e : e.type];
	if (!a && !o) throw Error(`Guard '${typeof e == "string" ? e : e.type}' is not implemented.'.`);
	if (typeof o != "function") return Ut(o, t, n, r);
	let s = {
		context: t,
		event: n
	}, c = a || typeof e == "string" ? void 0 : "params" in e ? typeof e.params == "function" ? e.params({
		context: t,
		event: n
	}) : e.params : void 0;
	return "check" in o ? o.check(r, s, o) : o(s, c);
}
function Wt(e) {
	return e.type === "atomic" || e.type === "final";
}
function Gt(e) {
	return Object.values(e.states).filter((e) => e.type !== "history");
}
function Kt(e, t) {
	let n = [];
	if (t === e) return n;
	let r = e.parent;
	for (; r && r !== t;) n.push(r), r = r.parent;
	return n;
}
function qt(e) {
	let t = new Set(e), n = Yt(t);
	for (let e of t) if (e.type === "compound" && (!n.get(e) || !n.get(e).length)) cn(e).forEach((e) => t.add(e));
	else if (e.type === "parallel") {
		for (let n of Gt(e)) if (n.type !== "history" && !t.has(n)) {
			let e = cn(n);
			for (let n of e) t.add(n);
		}
	}
	for (let e of t) {
		let n = e.parent;
		for (; n;) t.add(n), n = n.parent;
	}
	return t;
}
function Jt(e, t) {
	let n = t.get(e);
	if (!n) return {};
	if (e.type === "compound") {
		let e = n[0];
		if (e) {
			if (Wt(e)) return e.key;
		} else return {};
	}
	let r = {};
	for (let e of n) r[e.key] = Jt(e, t);
	return r;
}
function Yt(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) t.has(n) || t.set(n, []), n.parent && (t.has(n.parent) || t.set(n.parent, []), t.get(n.parent).push(n));
	return t;
}
function Xt(e, t) {
	return Jt(e, Yt(qt(t)));
}
function Zt(e, t) {
	return t.type === "compound" ? Gt(t).some((t) => t.type === "final" && e.has(t)) : t.type === "parallel" ? Gt(t).every((t) => Zt(e, t)) : t.type === "final";
}
var Qt = (e) => e[0] === $e;
function $t(e, t) {
	let n = e.transitions.get(t), r = [...e.transitions.keys()].filter((e) => e !== t && Ct(t, e)).sort((e, t) => t.length - e.length).flatMap((t) => e.transitions.get(t));
	return n ? [...n, ...r] : r;
}
function en(e) {
	let t = e.config.after;
	if (!t) return [];
	let n = (t) => {
		let n = rt(t, e.id), r = n.type;
		return e.entry.push(er(n, {
			id: r,
			delay: t
		})), e.exit.push(Nt(r)), r;
	};
	return Object.keys(t).flatMap((e) => {
		let r = t[e], i = typeof r == "string" ? { target: r } : r, a = Number.isNaN(+e) ? e : +e, o = n(a);
		return E(i).map((e) => ({
			...e,
			event: o,
			delay: a
		}));
	}).map((t) => {
		let { delay: n } = t;
		return {
			...O(e, t.event, t),
			delay: n
		};
	});
}
function O(e, t, n) {
	let r = yt(n.target), i = n.reenter ?? !1, a = an(e, r), o = {
		...n,
		actions: E(n.actions),
		guard: n.guard,
		target: a,
		source: e,
		reenter: i,
		eventType: t,
		toJSON: () => ({
			...o,
			source: `#${e.id}`,
			target: a ? a.map((e) => `#${e.id}`) : void 0
		})
	};
	return o;
}
function tn(e) {
	let t = /* @__PURE__ */ new Map();
	if (e.config.on) for (let n of Object.keys(e.config.on)) {
		if (n === "") throw Error("Null events (\"\") cannot be specified as a transition key. Use `always: { ... }` instead.");
		let r = e.config.on[n];
		t.set(n, vt(r).map((t) => O(e, n, t)));
	}
	if (e.config.onDone) {
		let n = `xstate.done.state.${e.id}`;
		t.set(n, vt(e.config.onDone).map((t) => O(e, n, t)));
	}
	for (let n of e.invoke) {
		if (n.onDone) {
			let r = `xstate.done.actor.${n.id}`;
			t.set(r, vt(n.onDone).map((t) => O(e, r, t)));
		}
		if (n.onError) {
			let r = `xstate.error.actor.${n.id}`;
			t.set(r, vt(n.onError).map((t) => O(e, r, t)));
		}
		if (n.onSnapshot) {
			let r = `xstate.snapshot.${n.id}`;
			t.set(r, vt(n.onSnapshot).map((t) => O(e, r, t)));
		}
	}
	for (let n of e.after) {
		let e = t.get(n.eventType);
		e || (e = [], t.set(n.eventType, e)), e.push(n);
	}
	return t;
}
function nn(e) {
	let t = [], n = (r) => {
		Object.values(r).forEach((r) => {
			if (r.config.route && r.config.id) {
				let n = r.config.id, i = r.config.route.guard, a = ({ event: e }) => e.to === `#${n}`, o = {
					...r.config.route,
					guard: i ? Ht([a, i]) : a,
					target: `#${n}`
				};
				t.push(O(e, "xstate.route", o));
			}
			r.states && n(r.states);
		});
	};
	n(e.states), t.length > 0 && e.transitions.set("xstate.route", t);
}
function rn(e, t) {
	let n = typeof t == "string" ? e.states[t] : t ? e.states[t.target] : void 0;
	if (!n && t) throw Error(`Initial state node "${t}" not found on parent state node #${e.id}`);
	let r = {
		source: e,
		actions: !t || typeof t == "string" ? [] : E(t.actions),
		eventType: null,
		reenter: !1,
		target: n ? [n] : [],
		meta: typeof t == "object" ? t.meta : void 0,
		description: typeof t == "object" ? t.description : void 0,
		toJSON: () => ({
			...r,
			source: `#${e.id}`,
			target: n ? [`#${n.id}`] : []
		})
	};
	return r;
}
function an(e, t) {
	if (t !== void 0) return t.map((t) => {
		if (typeof t != "string") return t;
		if (Qt(t)) return e.machine.getStateNodeById(t);
		let n = t[0] === ".";
		if (n && !e.parent) return dn(e, t.slice(1));
		let r = n ? e.key + t : t;
		if (e.parent) try {
			return dn(e.parent, r);
		} catch (t) {
			throw Error(`Invalid transition definition for state node '${e.id}':\n${t.message}`);
		}
		throw Error(`Invalid target: "${t}" is not a valid target from the root node. Did you mean ".${t}"?`);
	});
}
function on(e) {
	let t = yt(e.config.target);
	return t ? { target: t.map((t) => typeof t == "string" ? dn(e.parent, t) : t) } : e.parent.type === "parallel" ? { target: [e.parent] } : e.parent.initial;
}
function sn(e) {
	return e.type === "history";
}
function cn(e) {
	let t = ln(e);
	for (let n of t) for (let r of Kt(n, e)) t.add(r);
	return t;
}
function ln(e) {
	let t = /* @__PURE__ */ new Set();
	function n(e) {
		if (!t.has(e)) {
			if (t.add(e), e.type === "compound") n(e.initial.target[0]);
			else if (e.type === "parallel") for (let t of Gt(e)) n(t);
		}
	}
	return n(e), t;
}
function un(e, t) {
	if (Qt(t)) return e.machine.getStateNodeById(t);
	if (!e.states) throw Error(`Unable to retrieve child state '${t}' from '${e.id}'; no child states exist.`);
	let n = e.states[t];
	if (!n) throw Error(`Child state '${t}' does not exist on '${e.id}'`);
	return n;
}
function dn(e, t) {
	if (typeof t == "string" && Qt(t)) try {
		return e.machine.getStateNodeById(t);
	} catch {}
	let n = ut(t).slice(), r = e;
	for (; n.length;) {
		let e = n.shift();
		if (!e.length) break;
		r = un(r, e);
	}
	return r;
}
function fn(e, t) {
	if (typeof t == "string") {
		let n = e.states[t];
		if (!n) throw Error(`State '${t}' does not exist on '${e.id}'`);
		return [e, n];
	}
	let n = Object.keys(t), r = n.map((t) => un(e, t)).filter(Boolean);
	return [e.machine.root, e].concat(r, n.reduce((n, r) => {
		let i = un(e, r);
		if (!i) return n;
		let a = fn(i, t[r]);
		return n.concat(a);
	}, []));
}
function pn(e, t, n, r) {
	let i = un(e, t).next(n, r);
	return !i || !i.length ? e.next(n, r) : i;
}
function mn(e, t, n, r) {
	let i = Object.keys(t), a = gn(un(e, i[0]), t[i[0]], n, r);
	return !a || !a.length ? e.next(n, r) : a;
}
function hn(e, t, n, r) {
	let i = [];
	for (let a of Object.keys(t)) {
		let o = t[a];
		if (!o) continue;
		let s = gn(un(e, a), o, n, r);
		s && i.push(...s);
	}
	return i.length ? i : e.next(n, r);
}
function gn(e, t, n, r) {
	return typeof t == "string" ? pn(e, t, n, r) : Object.keys(t).length === 1 ? mn(e, t, n, r) : hn(e, t, n, r);
}
function _n(e) {
	return Object.keys(e.states).map((t) => e.states[t]).filter((e) => e.type === "history");
}
function k(e, t) {
	let n = e;
	for (; n.parent && n.parent !== t;) n = n.parent;
	return n.parent === t;
}
function vn(e, t) {
	let n = new Set(e), r = new Set(t);
	for (let e of n) if (r.has(e)) return !0;
	for (let e of r) if (n.has(e)) return !0;
	return !1;
}
function yn(e, t, n) {
	let r = /* @__PURE__ */ new Set();
	for (let i of e) {
		let e = !1, a = /* @__PURE__ */ new Set();
		for (let o of r) if (vn(Cn([i], t, n), Cn([o], t, n))) {
			if (k(i.source, o.source)) a.add(o);
			else {
				e = !0;
				break;
			}
		}
		if (!e) {
			for (let e of a) r.delete(e);
			r.add(i);
		}
	}
	return Array.from(r);
}
function bn(e) {
	let [t, ...n] = e;
	for (let e of Kt(t, void 0)) if (n.every((t) => k(t, e))) return e;
}
function xn(e, t) {
	if (!e.target) return [];
	let n = /* @__PURE__ */ new Set();
	for (let r of e.target) if (sn(r)) {
		if (t[r.id]) for (let e of t[r.id]) n.add(e);
		else for (let e of xn(on(r), t)) n.add(e);
	} else n.add(r);
	return [...n];
}
function Sn(e, t) {
	let n = xn(e, t);
	if (!n) return;
	if (!e.reenter && n.every((t) => t === e.source || k(t, e.source))) return e.source;
	let r = bn(n.concat(e.source));
	if (r) return r;
	if (!e.reenter) return e.source.machine.root;
}
function Cn(e, t, n) {
	let r = /* @__PURE__ */ new Set();
	for (let i of e) if (i.target?.length) {
		let e = Sn(i, n);
		i.reenter && i.source === e && r.add(e);
		for (let n of t) k(n, e) && r.add(n);
	}
	return [...r];
}
function wn(e, t) {
	if (e.length !== t.size) return !1;
	for (let n of e) if (!t.has(n)) return !1;
	return !0;
}
function Tn(e, t, n, r, i) {
	return En([{
		target: [...ln(e)],
		source: e,
		reenter: !0,
		actions: [],
		eventType: null,
		toJSON: null
	}], t, n, r, !0, i);
}
function En(e, t, n, r, i, a) {
	let o = [];
	if (!e.length) return [t, o];
	let s = n.actionExecutor;
	n.actionExecutor = (e) => {
		o.push(e), s(e);
	};
	try {
		let s = new Set(t._nodes), c = t.historyValue, l = yn(e, s, c), u = t;
		i || ([u, c] = Nn(u, r, n, l, s, c, a, n.actionExecutor)), u = In(u, r, n, l.flatMap((e) => e.actions), a, void 0), u = On(u, r, n, l, s, a, c, i);
		let d = [...s];
		u.status === "done" && (u = In(u, r, n, d.sort((e, t) => t.order - e.order).flatMap((e) => e.exit), a, void 0));
		try {
			return c === t.historyValue && wn(t._nodes, s) ? [u, o] : [A(u, {
				_nodes: d,
				historyValue: c
			}), o];
		} catch (e) {
			throw e;
		}
	} finally {
		n.actionExecutor = s;
	}
}
function Dn(e, t, n, r, i) {
	if (r.output === void 0) return;
	let a = it(i.id, i.output !== void 0 && i.parent ? ht(i.output, e.context, t, n.self) : void 0);
	return ht(r.output, e.context, a, n.self);
}
function On(e, t, n, r, i, a, o, s) {
	let c = e, l = /* @__PURE__ */ new Set(), u = /* @__PURE__ */ new Set();
	kn(r, o, u, l), s && u.add(e.machine.root);
	let d = /* @__PURE__ */ new Set();
	for (let e of [...l].sort((e, t) => e.order - t.order)) {
		i.add(e);
		let r = [];
		r.push(...e.entry);
		for (let t of e.invoke) r.push(It(t.src, {
			...t,
			syncSnapshot: !!t.onSnapshot
		}));
		if (u.has(e)) {
			let t = e.initial.actions;
			r.push(...t);
		}
		if (c = In(c, t, n, r, a, e.invoke.map((e) => e.id)), e.type === "final") {
			let r = e.parent, o = r?.type === "parallel" ? r : r?.parent, s = o || e;
			for (r?.type === "compound" && a.push(it(r.id, e.output === void 0 ? void 0 : ht(e.output, c.context, t, n.self))); o?.type === "parallel" && !d.has(o) && Zt(i, o);) d.add(o), a.push(it(o.id)), s = o, o = o.parent;
			if (o) continue;
			c = A(c, {
				status: "done",
				output: Dn(c, t, n, c.machine.root, s)
			});
		}
	}
	return c;
}
function kn(e, t, n, r) {
	for (let i of e) {
		let e = Sn(i, t);
		for (let a of i.target || []) !sn(a) && (i.source !== a || i.source !== e || i.reenter) && (r.add(a), n.add(a)), An(a, t, n, r);
		let a = xn(i, t);
		for (let o of a) {
			let a = Kt(o, e);
			e?.type === "parallel" && a.push(e), jn(r, t, n, a, !i.source.parent && i.reenter ? void 0 : e);
		}
	}
}
function An(e, t, n, r) {
	if (sn(e)) {
		if (t[e.id]) {
			let i = t[e.id];
			for (let e of i) r.add(e), An(e, t, n, r);
			for (let a of i) Mn(a, e.parent, r, t, n);
		} else {
			let i = on(e);
			for (let a of i.target) r.add(a), i === e.parent?.initial && n.add(e.parent), An(a, t, n, r);
			for (let a of i.target) Mn(a, e.parent, r, t, n);
		}
	} else if (e.type === "compound") {
		let [i] = e.initial.target;
		sn(i) || (r.add(i), n.add(i)), An(i, t, n, r), Mn(i, e, r, t, n);
	} else if (e.type === "parallel") for (let i of Gt(e).filter((e) => !sn(e))) [...r].some((e) => k(e, i)) || (sn(i) || (r.add(i), n.add(i)), An(i, t, n, r));
}
function jn(e, t, n, r, i) {
	for (let a of r) if ((!i || k(a, i)) && e.add(a), a.type === "parallel") for (let r of Gt(a).filter((e) => !sn(e))) [...e].some((e) => k(e, r)) || (e.add(r), An(r, t, n, e));
}
function Mn(e, t, n, r, i) {
	jn(n, r, i, Kt(e, t));
}
function Nn(e, t, n, r, i, a, o, s) {
	let c = e, l = Cn(r, i, a);
	l.sort((e, t) => t.order - e.order);
	let u;
	for (let e of l) for (let t of _n(e)) {
		let n;
		n = t.history === "deep" ? (t) => Wt(t) && k(t, e) : (t) => t.parent === e, u ??= { ...a }, u[t.id] = Array.from(i).filter(n);
	}
	for (let e of l) c = In(c, t, n, [...e.exit, ...e.invoke.map((e) => Bt(e.id))], o, void 0), i.delete(e);
	return [c, u || a];
}
function Pn(e, t) {
	return e.implementations.actions[t];
}
function Fn(e, t, n, r, i, a) {
	let { machine: o } = e, s = e;
	for (let e of r) {
		let r = typeof e == "function", c = r ? e : Pn(o, typeof e == "string" ? e : e.type), l = {
			context: s.context,
			event: t,
			self: n.self,
			system: n.system
		}, u = r || typeof e == "string" ? void 0 : "params" in e ? typeof e.params == "function" ? e.params({
			context: s.context,
			event: t
		}) : e.params : void 0;
		if (!c || !("resolve" in c)) {
			n.actionExecutor({
				type: typeof e == "string" ? e : typeof e == "object" ? e.type : e.name || "(anonymous)",
				info: l,
				params: u,
				exec: c
			});
			continue;
		}
		let d = c, [f, p, ee] = d.resolve(n, s, l, u, c, i);
		s = f, "retryResolve" in d && a?.push([d, p]), "execute" in d && n.actionExecutor({
			type: d.type,
			info: l,
			params: p,
			exec: d.execute.bind(null, n, p)
		}), ee && (s = Fn(s, t, n, ee, i, a));
	}
	return s;
}
function In(e, t, n, r, i, a) {
	let o = a ? [] : void 0, s = Fn(e, t, n, r, {
		internalQueue: i,
		deferredActorIds: a
	}, o);
	return o?.forEach(([e, t]) => {
		e.retryResolve(n, s, t);
	}), s;
}
function Ln(e, t, n, r) {
	let i = e, a = [];
	function o(e, t, r) {
		n.system._sendInspectionEvent({
			type: "@xstate.microstep",
			actorRef: n.self,
			event: t,
			snapshot: e[0],
			_transitions: r
		}), a.push(e);
	}
	if (t.type === "xstate.stop") return i = A(Rn(i, t, n), { status: "stopped" }), o([i, []], t, []), {
		snapshot: i,
		microsteps: a
	};
	let s = t;
	if (s.type !== tt) {
		let t = s, c = _t(t), l = zn(t, i);
		if (c && !l.length) return i = A(Rn(i, t, n), {
			status: "error",
			error: t.error
		}), o([i, []], t, []), {
			snapshot: i,
			microsteps: a
		};
		let u = En(l, e, n, s, !1, r);
		i = u[0], o(u, t, l);
	}
	let c = !0, l = e.machine.options?.maxIterations ?? Infinity, u = 0;
	for (; i.status === "active";) {
		if (u++, u > l) throw Error(`Infinite loop detected: the machine has processed more than ${l} microsteps without reaching a stable state. This usually happens when there's a cycle of transitions (e.g., eventless transitions or raised events causing state A -> B -> C -> A).`);
		let e = c ? Bn(i, s) : [], t = e.length ? i : void 0;
		if (!e.length) {
			if (!r.length) break;
			s = r.shift(), e = zn(s, i);
		}
		let a = En(e, i, n, s, !1, r);
		i = a[0], c = i !== t, o(a, s, e);
	}
	return i.status !== "active" && Rn(i, s, n), {
		snapshot: i,
		microsteps: a
	};
}
function Rn(e, t, n) {
	return In(e, t, n, Object.values(e.children).map((e) => Bt(e)), [], void 0);
}
function zn(e, t) {
	return t.machine.getTransitionData(t, e);
}
function Bn(e, t) {
	let n = /* @__PURE__ */ new Set(), r = e._nodes.filter(Wt);
	for (let i of r) loop: for (let r of [i].concat(Kt(i, void 0))) if (r.always) {
		for (let i of r.always) if (i.guard === void 0 || Ut(i.guard, e.context, t, e)) {
			n.add(i);
			break loop;
		}
	}
	return yn(Array.from(n), new Set(e._nodes), e.historyValue);
}
function Vn(e, t) {
	return Xt(e, [...qt(fn(e, t))]);
}
function Hn(e) {
	return !!e && typeof e == "object" && "machine" in e && "value" in e;
}
var Un = function(e) {
	return lt(e, this.value);
}, Wn = function(e) {
	return this.tags.has(e);
}, Gn = function(e) {
	let t = this.machine.getTransitionData(this, e);
	return !!t?.length && t.some((e) => e.target !== void 0 || e.actions.length);
}, Kn = function() {
	let { _nodes: e, tags: t, machine: n, getMeta: r, toJSON: i, can: a, hasTag: o, matches: s, ...c } = this;
	return {
		...c,
		tags: Array.from(t)
	};
}, qn = function() {
	return this._nodes.reduce((e, t) => (t.meta !== void 0 && (e[t.id] = t.meta), e), {});
};
function Jn(e, t) {
	return {
		status: e.status,
		output: e.output,
		error: e.error,
		machine: t,
		context: e.context,
		_nodes: e._nodes,
		value: Xt(t.root, e._nodes),
		tags: new Set(e._nodes.flatMap((e) => e.tags)),
		children: e.children,
		historyValue: e.historyValue || {},
		matches: Un,
		hasTag: Wn,
		can: Gn,
		getMeta: qn,
		toJSON: Kn
	};
}
function A(e, t = {}) {
	return Jn({
		...e,
		...t
	}, e.machine);
}
function Yn(e) {
	if (typeof e != "object" || !e) return {};
	let t = {};
	for (let n in e) {
		let r = e[n];
		Array.isArray(r) && (t[n] = r.map((e) => ({ id: e.id })));
	}
	return t;
}
function Xn(e, t) {
	let { _nodes: n, tags: r, machine: i, children: a, context: o, can: s, hasTag: c, matches: l, getMeta: u, toJSON: d, ...f } = e, p = {};
	for (let e in a) {
		let n = a[e];
		p[e] = {
			snapshot: n.getPersistedSnapshot(t),
			src: n.src,
			systemId: n.systemId,
			syncSnapshot: n._syncSnapshot
		};
	}
	return {
		...f,
		context: Zn(o),
		children: p,
		historyValue: Yn(f.historyValue)
	};
}
function Zn(e) {
	let t;
	for (let n in e) {
		let r = e[n];
		if (r && typeof r == "object") {
			if ("sessionId" in r && "send" in r && "ref" in r) t ??= Array.isArray(e) ? e.slice() : { ...e }, t[n] = {
				xstate$$type: 1,
				id: r.id
			};
			else {
				let i = Zn(r);
				i !== r && (t ??= Array.isArray(e) ? e.slice() : { ...e }, t[n] = i);
			}
		}
	}
	return t ?? e;
}
function Qn(e, t, n, r, { event: i, id: a, delay: o }, { internalQueue: s }) {
	let c = t.machine.implementations.delays;
	if (typeof i == "string") throw Error(`Only event objects may be used with raise; use raise({ type: "${i}" }) instead`);
	let l = typeof i == "function" ? i(n, r) : i, u;
	if (typeof o == "string") {
		let e = c && c[o];
		u = typeof e == "function" ? e(n, r) : e;
	} else u = typeof o == "function" ? o(n, r) : o;
	return typeof u != "number" && s.push(l), [
		t,
		{
			event: l,
			id: a,
			delay: u
		},
		void 0
	];
}
function $n(e, t) {
	let { event: n, delay: r, id: i } = t;
	typeof r == "number" && e.defer(() => {
		let t = e.self;
		e.system.scheduler.schedule(t, t, n, r, i);
	});
}
function er(e, t) {
	function n(e, t) {}
	return n.type = "xstate.raise", n.event = e, n.id = t?.id, n.delay = t?.delay, n.resolve = Qn, n.execute = $n, n;
}
var tr = "xstate.promise.resolve", nr = "xstate.promise.reject", rr = /* @__PURE__ */ new WeakMap();
function ir(e) {
	return {
		config: e,
		transition: (e, t, n) => {
			if (e.status !== "active") return e;
			switch (t.type) {
				case tr: {
					let n = t.data;
					return {
						...e,
						status: "done",
						output: n,
						input: void 0
					};
				}
				case nr: return {
					...e,
					status: "error",
					error: t.data,
					input: void 0
				};
				case nt: return rr.get(n.self)?.abort(), rr.delete(n.self), {
					...e,
					status: "stopped",
					input: void 0
				};
				default: return e;
			}
		},
		start: (t, { self: n, system: r, emit: i }) => {
			if (t.status !== "active") return;
			let a = new AbortController();
			rr.set(n, a), Promise.resolve(e({
				input: t.input,
				system: r,
				self: n,
				signal: a.signal,
				emit: i
			})).then((e) => {
				n.getSnapshot().status === "active" && (rr.delete(n), r._relay(n, n, {
					type: tr,
					data: e
				}));
			}, (e) => {
				n.getSnapshot().status === "active" && (rr.delete(n), r._relay(n, n, {
					type: nr,
					data: e
				}));
			});
		},
		getInitialSnapshot: (e, t) => ({
			status: "active",
			output: void 0,
			error: void 0,
			input: t
		}),
		getPersistedSnapshot: (e) => e,
		restoreSnapshot: (e) => e
	};
}
// node_modules/xstate/dist/assign-1f0d7720.esm.js
function ar(e, { machine: t, context: n }, r, i) {
	let a = (a, o) => {
		if (typeof a == "string") {
			let s = St(t, a);
			if (!s) throw Error(`Actor logic '${a}' not implemented in machine '${t.id}'`);
			let c = At(s, {
				id: o?.id,
				parent: e.self,
				syncSnapshot: o?.syncSnapshot,
				input: typeof o?.input == "function" ? o.input({
					context: n,
					event: r,
					self: e.self
				}) : o?.input,
				src: a,
				systemId: o?.systemId
			});
			return i[c.id] = c, c;
		}
		return At(a, {
			id: o?.id,
			parent: e.self,
			syncSnapshot: o?.syncSnapshot,
			input: o?.input,
			src: a,
			systemId: o?.systemId
		});
	};
	return (t, n) => {
		let r = a(t, n);
		return i[r.id] = r, e.defer(() => {
			r._processingStatus !== D.Stopped && r.start();
		}), r;
	};
}
function or(e, t, n, r, { assignment: i }) {
	if (!t.context) throw Error("Cannot assign to undefined `context`. Ensure that `context` is defined in the machine config.");
	let a = {}, o = {
		context: t.context,
		event: n.event,
		spawn: ar(e, t, n.event, a),
		self: e.self,
		system: e.system
	}, s = {};
	if (typeof i == "function") s = i(o, r);
	else for (let e of Object.keys(i)) {
		let t = i[e];
		s[e] = typeof t == "function" ? t(o, r) : t;
	}
	return [
		A(t, {
			context: Object.assign({}, t.context, s),
			children: Object.keys(a).length ? {
				...t.children,
				...a
			} : t.children
		}),
		void 0,
		void 0
	];
}
function j(e) {
	function t(e, t) {}
	return t.type = "xstate.assign", t.assignment = e, t.resolve = or, t;
}
// node_modules/xstate/dist/StateMachine-ae06a22b.esm.js
var sr = /* @__PURE__ */ new WeakMap();
function cr(e, t, n) {
	let r = sr.get(e);
	return r ? t in r || (r[t] = n()) : (r = { [t]: n() }, sr.set(e, r)), r[t];
}
var lr = {}, ur = (e) => typeof e == "string" ? { type: e } : typeof e == "function" ? "resolve" in e ? { type: e.type } : { type: e.name } : e, dr = class e {
	constructor(t, n) {
		if (this.config = t, this.key = void 0, this.id = void 0, this.type = void 0, this.path = void 0, this.states = void 0, this.history = void 0, this.entry = void 0, this.exit = void 0, this.parent = void 0, this.machine = void 0, this.meta = void 0, this.output = void 0, this.order = -1, this.description = void 0, this.tags = [], this.transitions = void 0, this.always = void 0, this.parent = n._parent, this.key = n._key, this.machine = n._machine, this.path = this.parent ? this.parent.path.concat(this.key) : [], this.id = this.config.id || [this.machine.id, ...this.path].join("."), this.type = this.config.type || (this.config.states && Object.keys(this.config.states).length ? "compound" : this.config.history ? "history" : "atomic"), this.description = this.config.description, this.order = this.machine.idMap.size, this.machine.idMap.set(this.id, this), this.states = this.config.states ? pt(this.config.states, (t, n) => new e(t, {
			_parent: this,
			_key: n,
			_machine: this.machine
		})) : lr, this.type === "compound" && !this.config.initial) throw Error(`No initial state specified for compound state node "#${this.id}". Try adding { initial: "${Object.keys(this.states)[0]}" } to the state config.`);
		this.history = this.config.history === !0 ? "shallow" : this.config.history || !1, this.entry = E(this.config.entry).slice(), this.exit = E(this.config.exit).slice(), this.meta = this.config.meta, this.output = this.type === "final" || !this.parent ? this.config.output : void 0, this.tags = E(t.tags).slice();
	}
	_initialize() {
		this.transitions = tn(this), this.config.always && (this.always = vt(this.config.always).map((e) => O(this, "", e))), Object.keys(this.states).forEach((e) => {
			this.states[e]._initialize();
		});
	}
	get definition() {
		return {
			id: this.id,
			key: this.key,
			version: this.machine.version,
			type: this.type,
			initial: this.initial ? {
				target: this.initial.target,
				source: this,
				actions: this.initial.actions.map(ur),
				eventType: null,
				reenter: !1,
				meta: this.initial.meta,
				description: this.initial.description,
				toJSON: () => ({
					target: this.initial.target.map((e) => `#${e.id}`),
					source: `#${this.id}`,
					actions: this.initial.actions.map(ur),
					eventType: null,
					meta: this.initial.meta,
					description: this.initial.description
				})
			} : void 0,
			history: this.history,
			states: pt(this.states, (e) => e.definition),
			on: this.on,
			transitions: [...this.transitions.values()].flat().map((e) => ({
				...e,
				actions: e.actions.map(ur)
			})),
			entry: this.entry.map(ur),
			exit: this.exit.map(ur),
			meta: this.meta,
			order: this.order || -1,
			output: this.output,
			invoke: this.invoke,
			description: this.description,
			tags: this.tags
		};
	}
	toJSON() {
		return this.definition;
	}
	get invoke() {
		return cr(this, "invoke", () => E(this.config.invoke).map((e, t) => {
			let { src: n, systemId: r } = e, i = e.id ?? xt(this.id, t), a = typeof n == "string" ? n : `xstate.invoke.${xt(this.id, t)}`;
			return {
				...e,
				src: a,
				id: i,
				systemId: r,
				toJSON() {
					let { onDone: t, onError: n, ...r } = e;
					return {
						...r,
						type: "xstate.invoke",
						src: a,
						id: i
					};
				}
			};
		}));
	}
	get on() {
		return cr(this, "on", () => [...this.transitions].flatMap(([e, t]) => t.map((t) => [e, t])).reduce((e, [t, n]) => (e[t] = e[t] || [], e[t].push(n), e), {}));
	}
	get after() {
		return cr(this, "delayedTransitions", () => en(this));
	}
	get initial() {
		return cr(this, "initial", () => rn(this, this.config.initial));
	}
	next(e, t) {
		let n = t.type, r = [], i, a = cr(this, `candidates-${n}`, () => $t(this, n));
		for (let o of a) {
			let { guard: a } = o, s = e.context, c = !1;
			try {
				c = !a || Ut(a, s, t, e);
			} catch (e) {
				let t = typeof a == "string" ? a : typeof a == "object" ? a.type : void 0;
				throw Error(`Unable to evaluate guard ${t ? `'${t}' ` : ""}in transition for event '${n}' in state node '${this.id}':\n${e.message}`);
			}
			if (c) {
				r.push(...o.actions), i = o;
				break;
			}
		}
		return i ? [i] : void 0;
	}
	get events() {
		return cr(this, "events", () => {
			let { states: e } = this, t = new Set(this.ownEvents);
			if (e) for (let n of Object.keys(e)) {
				let r = e[n];
				if (r.states) for (let e of r.events) t.add(`${e}`);
			}
			return Array.from(t);
		});
	}
	get ownEvents() {
		let e = Object.keys(Object.fromEntries(this.transitions)), t = new Set(e.filter((e) => this.transitions.get(e).some((e) => !(!e.target && !e.actions.length && !e.reenter))));
		return Array.from(t);
	}
}, fr = class e {
	constructor(e, t) {
		this.config = e, this.version = void 0, this.schemas = void 0, this.implementations = void 0, this.options = void 0, this.__xstatenode = !0, this.idMap = /* @__PURE__ */ new Map(), this.root = void 0, this.id = void 0, this.states = void 0, this.events = void 0, this.id = e.id || "(machine)", this.implementations = {
			actors: t?.actors ?? {},
			actions: t?.actions ?? {},
			delays: t?.delays ?? {},
			guards: t?.guards ?? {}
		}, this.version = this.config.version, this.schemas = this.config.schemas, this.options = {
			maxIterations: Infinity,
			...this.config.options
		}, this.transition = this.transition.bind(this), this.getInitialSnapshot = this.getInitialSnapshot.bind(this), this.getPersistedSnapshot = this.getPersistedSnapshot.bind(this), this.restoreSnapshot = this.restoreSnapshot.bind(this), this.start = this.start.bind(this), this.root = new dr(e, {
			_key: this.id,
			_machine: this
		}), this.root._initialize(), nn(this.root), this.states = this.root.states, this.events = this.root.events;
	}
	provide(t) {
		let { actions: n, guards: r, actors: i, delays: a } = this.implementations;
		return new e(this.config, {
			actions: {
				...n,
				...t.actions
			},
			guards: {
				...r,
				...t.guards
			},
			actors: {
				...i,
				...t.actors
			},
			delays: {
				...a,
				...t.delays
			}
		});
	}
	resolveState(e) {
		let t = Vn(this.root, e.value), n = qt(fn(this.root, t));
		return Jn({
			_nodes: [...n],
			context: e.context || {},
			children: {},
			status: Zt(n, this.root) ? "done" : e.status || "active",
			output: e.output,
			error: e.error,
			historyValue: e.historyValue
		}, this);
	}
	transition(e, t, n) {
		return Ln(e, t, n, []).snapshot;
	}
	microstep(e, t, n) {
		return Ln(e, t, n, []).microsteps.map(([e]) => e);
	}
	getTransitionData(e, t) {
		return gn(this.root, e.value, e, t) || [];
	}
	_getPreInitialState(e, t, n) {
		let { context: r } = this.config, i = Jn({
			context: typeof r != "function" && r ? r : {},
			_nodes: [this.root],
			children: {},
			status: "active"
		}, this);
		return typeof r == "function" ? In(i, t, e, [j(({ spawn: e, event: t, self: n }) => r({
			spawn: e,
			input: t.input,
			self: n
		}))], n, void 0) : i;
	}
	getInitialSnapshot(e, t) {
		let n = st(t), r = [], i = Jn({
			context: typeof this.config.context != "function" && this.config.context ? this.config.context : {},
			_nodes: [this.root],
			children: {},
			status: "active"
		}, this);
		try {
			i = this._getPreInitialState(e, n, r);
			let [t] = Tn(this.root, i, e, n, r), { snapshot: a } = Ln(t, n, e, r);
			return a;
		} catch (e) {
			return A(i, {
				status: "error",
				error: e
			});
		}
	}
	start(e) {
		Object.values(e.children).forEach((e) => {
			e.getSnapshot().status === "active" && e.start();
		});
	}
	getStateNodeById(e) {
		let t = ut(e), n = t.slice(1), r = Qt(t[0]) ? t[0].slice(1) : t[0], i = this.idMap.get(r);
		if (!i) throw Error(`Child state node '#${r}' does not exist on machine '${this.id}'`);
		return dn(i, n);
	}
	get definition() {
		return this.root.definition;
	}
	toJSON() {
		return this.definition;
	}
	getPersistedSnapshot(e, t) {
		return Xn(e, t);
	}
	restoreSnapshot(e, t) {
		let n = {}, r = e.children;
		Object.keys(r).forEach((e) => {
			let i = r[e], a = i.snapshot, o = i.src, s = typeof o == "string" ? St(this, o) : o;
			if (!s) return;
			let c = At(s, {
				id: e,
				parent: t.self,
				syncSnapshot: i.syncSnapshot,
				snapshot: a,
				src: o,
				systemId: i.systemId
			});
			n[e] = c;
		});
		function i(e, t) {
			if (t instanceof dr) return t;
			try {
				return e.machine.getStateNodeById(t.id);
			} catch {}
		}
		function a(e, t) {
			if (!t || typeof t != "object") return {};
			let n = {};
			for (let r in t) {
				let a = t[r];
				for (let t of a) {
					let a = i(e, t);
					a && (n[r] ??= [], n[r].push(a));
				}
			}
			return n;
		}
		let o = a(this.root, e.historyValue), s = Jn({
			...e,
			children: n,
			_nodes: Array.from(qt(fn(this.root, e.value))),
			historyValue: o
		}, this), c = /* @__PURE__ */ new Set();
		function l(e, t) {
			if (!c.has(e)) {
				c.add(e);
				for (let n in e) {
					let r = e[n];
					if (r && typeof r == "object") {
						if ("xstate$$type" in r && r.xstate$$type === 1) {
							e[n] = t[r.id];
							continue;
						}
						l(r, t);
					}
				}
			}
		}
		return l(s.context, n), s;
	}
};
// node_modules/xstate/dist/log-6a5e50a8.esm.js
function pr(e, t, n, r, { event: i }) {
	return [
		t,
		{ event: typeof i == "function" ? i(n, r) : i },
		void 0
	];
}
function mr(e, { event: t }) {
	e.defer(() => e.emit(t));
}
function hr(e) {
	function t(e, t) {}
	return t.type = "xstate.emit", t.event = e, t.resolve = pr, t.execute = mr, t;
}
var gr = /*#__PURE__*/ function(e) {
	return e.Parent = "#_parent", e.Internal = "#_internal", e;
}({});
function _r(e, t, n, r, { to: i, event: a, id: o, delay: s }, c) {
	let l = t.machine.implementations.delays;
	if (typeof a == "string") throw Error(`Only event objects may be used with sendTo; use sendTo({ type: "${a}" }) instead`);
	let u = typeof a == "function" ? a(n, r) : a, d;
	if (typeof s == "string") {
		let e = l && l[s];
		d = typeof e == "function" ? e(n, r) : e;
	} else d = typeof s == "function" ? s(n, r) : s;
	let f = typeof i == "function" ? i(n, r) : i, p;
	if (typeof f == "string") {
		if (p = f === gr.Parent ? e.self._parent : f === gr.Internal ? e.self : f.startsWith("#_") ? t.children[f.slice(2)] : c.deferredActorIds?.includes(f) ? f : t.children[f], !p) throw Error(`Unable to send event to actor '${f}' from machine '${t.machine.id}'.`);
	} else p = f || e.self;
	return [
		t,
		{
			to: p,
			targetId: typeof f == "string" ? f : void 0,
			event: u,
			id: o,
			delay: d
		},
		void 0
	];
}
function vr(e, t, n) {
	typeof n.to == "string" && (n.to = t.children[n.to]);
}
function yr(e, t) {
	e.defer(() => {
		let { to: n, event: r, delay: i, id: a } = t;
		typeof i == "number" ? e.system.scheduler.schedule(e.self, n, r, i, a) : e.system._relay(e.self, n, r.type === "xstate.error" ? ot(e.self.id, r.data) : r);
	});
}
function M(e, t, n) {
	function r(e, t) {}
	return r.type = "xstate.sendTo", r.to = e, r.event = t, r.id = n?.id, r.delay = n?.delay, r.resolve = _r, r.retryResolve = vr, r.execute = yr, r;
}
function N(e, t) {
	return M(gr.Parent, e, t);
}
function br(e, t, n, r, { collect: i }) {
	let a = [], o = function(e) {
		a.push(e);
	};
	return o.assign = (...e) => {
		a.push(j(...e));
	}, o.cancel = (...e) => {
		a.push(Nt(...e));
	}, o.raise = (...e) => {
		a.push(er(...e));
	}, o.sendTo = (...e) => {
		a.push(M(...e));
	}, o.sendParent = (...e) => {
		a.push(N(...e));
	}, o.spawnChild = (...e) => {
		a.push(It(...e));
	}, o.stopChild = (...e) => {
		a.push(Bt(...e));
	}, o.emit = (...e) => {
		a.push(hr(...e));
	}, i({
		context: n.context,
		event: n.event,
		enqueue: o,
		check: (e) => Ut(e, t.context, n.event, t),
		self: e.self,
		system: e.system
	}, r), [
		t,
		void 0,
		a
	];
}
function xr(e) {
	function t(e, t) {}
	return t.type = "xstate.enqueueActions", t.collect = e, t.resolve = br, t;
}
function Sr(e, t, n, r, { value: i, label: a }) {
	return [
		t,
		{
			value: typeof i == "function" ? i(n, r) : i,
			label: a
		},
		void 0
	];
}
function Cr({ logger: e }, { value: t, label: n }) {
	n ? e(n, t) : e(t);
}
function wr(e = ({ context: e, event: t }) => ({
	context: e,
	event: t
}), t) {
	function n(e, t) {}
	return n.type = "xstate.log", n.value = e, n.label = t, n.resolve = Sr, n.execute = Cr, n;
}
// node_modules/xstate/dist/xstate.esm.js
function Tr(e, t) {
	return new fr(e, t);
}
function P({ schemas: e, actors: t, actions: n, guards: r, delays: i }) {
	return {
		assign: j,
		sendTo: M,
		raise: er,
		log: wr,
		cancel: Nt,
		stopChild: Bt,
		enqueueActions: xr,
		emit: hr,
		spawnChild: It,
		createStateConfig: (e) => e,
		createAction: (e) => e,
		createMachine: (a) => Tr({
			...a,
			schemas: e
		}, {
			actors: t,
			actions: n,
			guards: r,
			delays: i
		}),
		extend: (a) => P({
			schemas: e,
			actors: t,
			actions: {
				...n,
				...a.actions
			},
			guards: {
				...r,
				...a.guards
			},
			delays: {
				...i,
				...a.delays
			}
		})
	};
}
// src/machines/kit/outcome.ts
var Er = 12e3, F = (e) => e.error, I = ({ event: e }) => F(e), Dr = [
	502,
	503,
	504
], Or = (e) => e._tag === "Unavailable" ? Dr.includes(e.status) || e.status < 400 : [
	"UnknownOutcome",
	"Unreadable",
	"Timeout",
	"Unreachable"
].includes(e._tag), kr = (e) => Math.max(0, Er - (e?._tag === "UnknownOutcome" ? e.ageMillis : 0)), Ar = (e) => e._tag === "Rejected" && e.status === 404, jr = (e) => ir(() => Promise.reject({
	_tag: "Unbound",
	port: e
})), L = (e) => {
	let t = {};
	for (let n of Object.keys(e.ports)) t[n] = jr(`${e.name}.${n}`);
	return t;
}, Mr = P({
	types: {
		context: {},
		events: {},
		input: {},
		tags: {}
	},
	actors: L(Pe),
	guards: { isLast: ({ context: e }) => e.drafts.every(({ key: t }) => t === e.chosen) }
}).createMachine({
	id: Pe.name,
	context: ({ input: e }) => ({
		owner: e.owner ?? null,
		drafts: [],
		chosen: null,
		failure: null
	}),
	initial: "reading",
	on: {
		"screen.left": ".closed",
		"rescue.closed": ".closed"
	},
	states: {
		reading: {
			tags: "busy",
			invoke: {
				id: "readRescued",
				src: "readRescued",
				input: ({ context: e }) => ({ owner: e.owner }),
				onDone: {
					target: "showing",
					actions: j({ drafts: ({ event: e }) => e.output.drafts })
				},
				onError: {
					target: "failed",
					actions: j({ failure: I })
				}
			}
		},
		showing: { on: { "rescue.discarded": {
			guard: ({ context: e, event: t }) => e.drafts.some(({ key: e }) => e === t.key),
			target: "asking",
			actions: j({ chosen: ({ event: e }) => e.key })
		} } },
		asking: {
			tags: "question",
			on: {
				"rescue.confirmed": "discarding",
				"rescue.cancelled": {
					target: "showing",
					actions: j({ chosen: null })
				}
			}
		},
		discarding: {
			tags: "busy",
			invoke: {
				id: "discardRescued",
				src: "discardRescued",
				input: ({ context: e }) => ({ key: e.chosen ?? "" }),
				onDone: [{
					guard: "isLast",
					target: "closed"
				}, {
					target: "showing",
					actions: j({
						drafts: ({ context: e }) => e.drafts.filter(({ key: t }) => t !== e.chosen),
						chosen: null
					})
				}],
				onError: {
					target: "failed",
					actions: j({ failure: I })
				}
			}
		},
		failed: {
			tags: "problem",
			on: { "rescue.retried": {
				target: "reading",
				actions: j({
					chosen: null,
					failure: null
				})
			} }
		},
		closed: { type: "final" }
	}
}), Nr = (e, t) => t, R = (e, t, n = {}) => ({
	type: "notice.show",
	notice: {
		code: e,
		tone: t,
		values: n
	}
}), Pr = (e, t = !1) => ({
	type: "route.go",
	to: e,
	replace: t
}), Fr = P({
	types: {
		context: {},
		events: {},
		input: {},
		tags: {}
	},
	actors: L(Ke),
	actions: { tell: N(Nr) },
	guards: { isReport: ({ context: e }) => e.task === "report" }
}).createMachine({
	id: Ke.name,
	context: ({ input: e }) => ({
		task: e.task,
		failure: null
	}),
	initial: "asking",
	on: { "screen.left": ".closed" },
	states: {
		asking: {
			tags: "question",
			on: {
				"support.confirmed": "deciding",
				"support.closed": "closed"
			}
		},
		deciding: { always: [{
			guard: "isReport",
			target: "reporting"
		}, { target: "deleting" }] },
		reporting: {
			tags: "busy",
			invoke: {
				id: "sendReport",
				src: "sendReport",
				input: {},
				onDone: [{
					guard: ({ event: e }) => e.output.delivered === "cancelled",
					target: "closed"
				}, {
					target: "closed",
					actions: {
						type: "tell",
						params: ({ event: e }) => R(`report.${e.output.delivered}`, "success")
					}
				}],
				onError: {
					target: "failed",
					actions: j({ failure: I })
				}
			}
		},
		deleting: {
			tags: "busy",
			invoke: {
				id: "deleteLog",
				src: "deleteLog",
				input: {},
				onDone: {
					target: "closed",
					actions: {
						type: "tell",
						params: R("log.deleted", "success")
					}
				},
				onError: {
					target: "failed",
					actions: j({ failure: I })
				}
			}
		},
		failed: {
			tags: "problem",
			on: {
				"support.retried": "deciding",
				"support.closed": "closed"
			}
		},
		closed: { type: "final" }
	}
}), Ir = P({
	types: {
		context: {},
		events: {},
		input: {},
		tags: {}
	},
	actors: L(Me),
	actions: {
		tell: N(Nr),
		fail: j({ failure: (e, t) => t })
	},
	guards: {
		isMissing: (e, t) => Ar(t),
		isUncertain: (e, t) => Or(t)
	},
	delays: { quarantine: ({ context: e }) => kr(e.failure) }
}), Lr = ({ context: e }) => ({
	resource: e.resource,
	id: e.id
}), Rr = Ir.createMachine({
	id: Me.name,
	context: ({ input: e }) => ({
		...e,
		next: e.next ?? null,
		failure: null,
		stillThere: !1
	}),
	initial: "asking",
	on: { "screen.left": ".closed" },
	states: {
		asking: {
			tags: "question",
			on: {
				"removal.confirmed": "removing",
				"removal.closed": "closed"
			}
		},
		removing: {
			tags: "busy",
			entry: j({ failure: null }),
			invoke: {
				id: "removeRow",
				src: "removeRow",
				input: Lr,
				onDone: "removed",
				onError: [
					{
						guard: {
							type: "isMissing",
							params: I
						},
						target: "removed"
					},
					{
						guard: {
							type: "isUncertain",
							params: I
						},
						target: "quarantined",
						actions: {
							type: "fail",
							params: I
						}
					},
					{
						target: "failed",
						actions: {
							type: "fail",
							params: I
						}
					}
				]
			}
		},
		failed: {
			tags: "problem",
			on: {
				"removal.retried": "removing",
				"removal.closed": "closed"
			}
		},
		quarantined: {
			tags: "busy",
			after: { quarantine: "looking" }
		},
		looking: {
			tags: "busy",
			invoke: {
				id: "findRow",
				src: "findRow",
				input: Lr,
				onDone: [{
					guard: ({ event: e }) => e.output.found,
					target: "asking",
					actions: j({
						stillThere: !0,
						failure: null
					})
				}, { target: "removed" }],
				onError: {
					target: "unsure",
					actions: {
						type: "fail",
						params: I
					}
				}
			}
		},
		unsure: {
			tags: "problem",
			on: {
				"removal.retried": "looking",
				"removal.closed": "closed"
			}
		},
		removed: {
			type: "final",
			entry: [
				{
					type: "tell",
					params: ({ context: e }) => ({
						type: "row.removed",
						resource: e.resource,
						id: e.id
					})
				},
				{
					type: "tell",
					params: ({ context: e }) => ({
						type: "rows.changed",
						resource: e.resource
					})
				},
				{
					type: "tell",
					params: ({ context: e }) => R(`${e.resource}.removed`, "success", { label: e.label })
				},
				Ir.enqueueActions(({ context: e, enqueue: t }) => {
					e.next !== null && t({
						type: "tell",
						params: Pr(e.next, !0)
					});
				})
			]
		},
		closed: { type: "final" }
	}
}), zr = (e, t) => {
	let n = t.type === "removed" ? t.id : t.row.id, r = e.findIndex((e) => e.id === n);
	if (t.type === "removed") return r === -1 ? e : e.toSpliced(r, 1);
	let i = t.row;
	return r === -1 ? [...e, i] : e.with(r, i);
}, Br = (e) => e.type === "row.created" ? {
	type: "created",
	row: e.row
} : e.type === "row.updated" ? {
	type: "updated",
	row: e.row
} : e.type === "row.removed" ? {
	type: "removed",
	id: e.id
} : null, Vr = (e, t) => t ? zr(e, t) : e, Hr = (e) => {
	let t = Fe(e, Ae[e].fields), n = P({
		types: {
			context: {},
			events: {},
			input: {},
			tags: {}
		},
		actors: L(t),
		actions: {
			change: j(({ context: e, event: t }) => ({ rows: Vr(e.rows, Br(t)) })),
			remember: j(({ context: e, event: t }) => ({ meanwhile: [...e.meanwhile, ...[Br(t)].filter((e) => e !== null)] })),
			ask: j(({ context: e, event: t }) => ({ askedAt: "at" in t ? t.at : e.askedAt }))
		},
		guards: {
			isStale: ({ context: e, event: t }) => t.type === "resource.wanted" && Math.abs(t.at - (e.loadedAt ?? 0)) > 3e4,
			hasRows: ({ context: e }) => e.loadedAt !== null,
			wasOvertaken: ({ context: e }) => e.meanwhile.length > 0
		}
	}), r = n.createStateConfig({
		tags: "busy",
		entry: j({ meanwhile: [] }),
		on: {
			"row.created": { actions: ["change", "remember"] },
			"row.updated": { actions: ["change", "remember"] },
			"row.removed": { actions: ["change", "remember"] }
		},
		invoke: {
			id: "loadRows",
			src: "loadRows",
			input: ({ context: e }) => ({ resource: e.resource }),
			onDone: {
				target: "loaded",
				actions: j(({ context: e, event: t }) => ({
					rows: e.meanwhile.reduce(Vr, t.output.rows),
					unreadable: t.output.unreadable,
					loadedAt: e.askedAt,
					failure: null
				}))
			},
			onError: {
				target: "failed",
				actions: j({ failure: I })
			}
		}
	});
	return n.createMachine({
		id: t.name,
		context: ({ input: t }) => ({
			resource: e,
			rows: [],
			unreadable: 0,
			loadedAt: null,
			askedAt: t.at,
			failure: null,
			meanwhile: []
		}),
		initial: "loading",
		on: {
			"row.created": { actions: "change" },
			"row.updated": { actions: "change" },
			"row.removed": { actions: "change" }
		},
		states: {
			loading: r,
			refreshing: r,
			loaded: { always: [{
				guard: "wasOvertaken",
				target: "refreshing"
			}, { target: "ready" }] },
			ready: { on: {
				"resource.wanted": {
					guard: "isStale",
					target: "refreshing",
					actions: "ask"
				},
				"resource.refreshed": {
					target: "refreshing",
					actions: "ask"
				}
			} },
			failed: { on: {
				"resource.wanted": [{
					guard: "hasRows",
					target: "refreshing",
					actions: "ask"
				}, {
					target: "loading",
					actions: "ask"
				}],
				"resource.refreshed": [{
					guard: "hasRows",
					target: "refreshing",
					actions: "ask"
				}, {
					target: "loading",
					actions: "ask"
				}]
			} }
		}
	});
}, Ur = {
	clamp: 100,
	reveal: 50,
	snap: 75
}, Wr = {
	id: null,
	offset: 0
}, Gr = (e, t) => Math.max(-Ur.clamp, Math.min(Ur.clamp, e + t)), Kr = (e, t, n) => {
	let r = e.id === t ? e.offset : 0;
	if (r * n < 0) return Wr;
	let i = Gr(r, n);
	return Math.abs(i) > Ur.snap ? {
		id: t,
		offset: Math.sign(i) * Ur.clamp
	} : Wr;
}, qr = P({
	types: {
		context: {},
		events: {}
	},
	actions: {
		settle: j(({ context: e, event: t }) => t.type === "row.released" ? Kr(e, t.id, t.dx) : e),
		close: j(Wr)
	},
	guards: { opens: ({ context: e, event: t }) => t.type === "row.released" && Kr(e, t.id, t.dx).id !== null }
}).createMachine({
	id: qe.name,
	context: Wr,
	initial: "closed",
	states: {
		closed: { on: { "row.released": {
			guard: "opens",
			target: "open",
			actions: "settle"
		} } },
		open: { on: {
			"row.released": [{
				guard: "opens",
				actions: "settle"
			}, {
				target: "closed",
				actions: "close"
			}],
			"row.closed": {
				target: "closed",
				actions: "close"
			},
			"row.acted": {
				target: "closed",
				actions: "close"
			}
		} }
	}
}), Jr = /* @__PURE__ */ t({ workflows: () => Xr }), Yr = Object.keys(Ae).map((e) => ({
	description: Fe(e, Ae[e].fields),
	machine: Hr(e)
})), Xr = [
	{
		description: Me,
		machine: Rr
	},
	{
		description: Pe,
		machine: Mr
	},
	{
		description: Ke,
		machine: Fr
	},
	{
		description: qe,
		machine: qr
	},
	...Yr
], Zr = (e, t, n, i = {}) => S({
	name: e,
	version: 1,
	input: He,
	events: {
		...Ue,
		"draft.changed": { change: b(t) },
		"form.submitted": {
			at: s(),
			facts: _(b(i))
		},
		"form.confirmed": {},
		"form.corrected": {},
		"form.abandoned": {},
		"form.discarded": {},
		"load.retried": {},
		"outcome.checked": {},
		"outcome.resent": {},
		"outcome.claimed": { id: r() }
	},
	ports: {
		loadRecord: C({ id: r() }, y(n)),
		findAlike: C({
			payload: b(n),
			except: _(r())
		}, y({ rows: v(y(n)) })),
		saveRecord: je({
			resource: a(),
			id: _(r()),
			payload: b(n)
		}, y(n))
	}
}), z = (e) => e.replace(/[۰-۹]/g, (e) => String(e.charCodeAt(0) - 1776)).replace(/[٠-٩]/g, (e) => String(e.charCodeAt(0) - 1632)), Qr = (e) => z(e).replace(/[^0-9]/g, ""), $r = (e) => {
	let t = /^(\d{4})-(\d{2})-(\d{2})$/.exec(e);
	return t ? new Date(Date.UTC(Number(t[1]), Number(t[2]) - 1, Number(t[3]))).toISOString().startsWith(e) : !1;
}, B = [
	-61,
	9,
	38,
	199,
	426,
	686,
	756,
	818,
	1111,
	1181,
	1210,
	1635,
	2060,
	2097,
	2192,
	2262,
	2324,
	2394,
	2456,
	3178
], ei = B[0], V = B[B.length - 1] - 1;
function ti(e, t, n) {
	return e instanceof Date ? li(ui(e.getFullYear(), e.getMonth() + 1, e.getDate())) : li(ui(e, t, n));
}
function ni(e) {
	return mi(e) === 0;
}
function ri(e, t) {
	return t <= 6 ? 31 : t <= 11 || ni(e) ? 30 : 29;
}
function ii(e) {
	let { gy: t, march: n, jump: r, n: i } = fi(e);
	return {
		leap: pi(r, i),
		gy: t,
		march: n
	};
}
function ai(e) {
	let { gy: t, march: n } = fi(e);
	return {
		gy: t,
		march: n
	};
}
function oi(e, t, n) {
	let r = ai(e);
	return ui(r.gy, 3, r.march) + (t - 1) * 31 - H(t, 7) * (t - 7) + n - 1;
}
var si = oi(ei, 1, 1), ci = oi(V, 12, ri(V, 12));
function li(e) {
	if (e < si || e > ci) throw RangeError(`Invalid Julian Day number ${e}: outside the supported Jalaali range [${ei}, ${V}]`);
	let t = di(e).gy, n = Math.min(t - 621, V), r = ii(n), i = e - ui(r.gy, 3, r.march);
	if (i >= 0) {
		if (i <= 185) return {
			jy: n,
			jm: 1 + H(i, 31),
			jd: U(i, 31) + 1
		};
		i -= 186;
	} else --n, i += 179, r.leap === 1 && (i += 1);
	return {
		jy: n,
		jm: 7 + H(i, 30),
		jd: U(i, 30) + 1
	};
}
function ui(e, t, n) {
	let r = H((e + H(t - 8, 6) + 100100) * 1461, 4) + H(153 * U(t + 9, 12) + 2, 5) + n - 34840408;
	return r = r - H(H(e + 100100 + H(t - 8, 6), 100) * 3, 4) + 752, r;
}
function di(e) {
	let t = 4 * e + 139361631;
	t = t + H(H(4 * e + 183187720, 146097) * 3, 4) * 4 - 3908;
	let n = H(U(t, 1461), 4) * 5 + 308, r = H(U(n, 153), 5) + 1, i = U(H(n, 153), 12) + 1;
	return {
		gy: H(t, 1461) - 100100 + H(8 - i, 6),
		gm: i,
		gd: r
	};
}
function fi(e) {
	if (!Number.isFinite(e) || e < ei || e > V) throw RangeError(`Invalid Jalaali year ${e}: must be a finite number between ${ei} and ${V} (inclusive)`);
	let t = e + 621, n = -14, r = B[0], i = 0, a = 0;
	for (let t = 1; t < B.length && (i = B[t], a = i - r, !(e < i)); t += 1) n = n + H(a, 33) * 8 + H(U(a, 33), 4), r = i;
	let o = e - r;
	n = n + H(o, 33) * 8 + H(U(o, 33) + 3, 4), U(a, 33) === 4 && a - o === 4 && (n += 1);
	let s = H(t, 4) - H((H(t, 100) + 1) * 3, 4) - 150;
	return {
		gy: t,
		march: 20 + n - s,
		jump: a,
		n: o
	};
}
function pi(e, t) {
	let n = t;
	e - t < 6 && (n = t - e + H(e + 4, 33) * 33);
	let r = U(U(n + 1, 33) - 1, 4);
	return r === -1 && (r = 4), r;
}
function mi(e) {
	if (!Number.isFinite(e) || e < ei || e > V) throw RangeError(`Invalid Jalaali year ${e}: must be a finite number between ${ei} and ${V} (inclusive)`);
	let t = B[0], n = 0, r = 0;
	for (let i = 1; i < B.length && (n = B[i], r = n - t, !(e < n)); i += 1) t = n;
	return pi(r, e - t);
}
function H(e, t) {
	return ~~(e / t);
}
function U(e, t) {
	return e - ~~(e / t) * t;
}
// src/schema/kit/jalali.ts
var hi = (e, t) => String(e).padStart(t, "0"), gi = (e) => {
	let [t = 0, n = 0, r = 0] = e.split("-").map(Number), { jy: i, jm: a, jd: o } = ti(t, n, r);
	return {
		year: i,
		month: a,
		day: o
	};
}, _i = ({ year: e, month: t, day: n }) => `${hi(e, 4)}/${hi(t, 2)}/${hi(n, 2)}`, vi = (e) => $r(e) && /^[12]/.test(e) ? _i(gi(e)) : e, yi = (e) => /^[0-9]{10}$/.test(e), bi = (e) => {
	if (!yi(e) || /^(\d)\1{9}$/.test(e)) return !1;
	let t = [...e.slice(0, 9)].reduce((e, t, n) => e + Number(t) * (10 - n), 0) % 11;
	return Number(e[9]) === (t < 2 ? t : 11 - t);
}, xi = "‌", W = (e) => e.replace(/[\u0640\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "").normalize("NFC").replace(/[يى]/g, "ی").replace(/ك/g, "ک").replace(/ة(?=$|[\s\u200c])/g, "ه").replace(/[\s\u200c]*\s[\s\u200c]*/g, " ").replace(/\u200c+/g, xi).replace(/^[\s\u200c]+|[\s\u200c]+$/g, ""), Si = (e) => /^[ءآأؤإئابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی \u200c]+$/.test(W(e));
new Intl.Collator("fa");
// src/schema/kit/phone.ts
var Ci = (e) => z(e.trim()).replace(/^(\+98|0098)/, "0"), wi = (e) => {
	let t = z(e).replace(/[\s()-]/g, "");
	return t.startsWith("+") ? t : t.startsWith("00") ? `+${t.slice(2)}` : t.startsWith("0") ? `+98${t.slice(1)}` : t;
}, Ti = (e) => /^(?:(?:\+98|0098)[0-9]{10}|0[0-9]{10})$/.test(z(e).replace(/[\s()-]/g, "")), Ei = (e) => /^09[0-9]{9}$/.test(Ci(e).replace(/[\s()-]/g, "")), Di = (e) => [...new Set(e.split(/[,،]/).map(W).filter(Boolean))], Oi = (e) => e.join(", "), ki = {
	first_name: i(),
	last_name: i(),
	national_number: u(),
	gender: m([1, 2]),
	birth_date: oe,
	phone: d(),
	insurance: _(h("insurances")),
	address: i(),
	underlying_diseases: se,
	current_medications: se,
	drug_allergies: se
}, Ai = {
	tags: [],
	typed: ""
}, ji = {
	first_name: "",
	last_name: "",
	national_number: "",
	gender: 2,
	birth_date: {
		typed: "",
		day: null
	},
	phone: "",
	insurance: null,
	address: "",
	underlying_diseases: Ai,
	current_medications: Ai,
	drug_allergies: Ai
}, Mi = (e) => e ? {
	typed: vi(e),
	day: e
} : {
	typed: "",
	day: null
}, Ni = (e) => ({
	tags: Di(e ?? ""),
	typed: ""
}), Pi = (e) => ({
	first_name: e.first_name,
	last_name: e.last_name,
	national_number: e.national_number,
	gender: e.gender,
	birth_date: Mi(e.birth_date),
	phone: Ci(e.phone ?? ""),
	insurance: e.insurance ?? null,
	address: e.address ?? "",
	underlying_diseases: Ni(e.underlying_diseases),
	current_medications: Ni(e.current_medications),
	drug_allergies: Ni(e.drug_allergies)
}), Fi = [
	"first_name",
	"last_name",
	"national_number"
], Ii = ["first_name", "last_name"], Li = ({ typed: e, day: t }, n) => t == null ? e.trim() === "" ? null : "birthDate" : $r(t) ? t > n ? "birthDate" : null : "birthDateProcessing", Ri = (e, t) => {
	let n = Fi.filter((t) => W(e[t]) === ""), r = Ii.filter((t) => !n.includes(t) && !Si(e[t])), i = !n.includes("national_number") && !yi(zi(e)), a = Li(e.birth_date, t);
	return [
		...n.map((e) => ({
			field: e,
			code: "required"
		})),
		...r.map((e) => ({
			field: e,
			code: "letters"
		})),
		...i ? [{
			field: "national_number",
			code: "tenDigits"
		}] : [],
		...a ? [{
			field: "birth_date",
			code: a
		}] : []
	];
}, zi = ({ national_number: e }) => z(e).replace(/[\s\u200c-]/g, ""), Bi = (e) => Ti(e) ? wi(e) : z(e).trim(), Vi = ({ tags: e, typed: t }) => Oi([.../* @__PURE__ */ new Set([...e, ...Di(t)])]), Hi = (e) => ({
	first_name: W(e.first_name),
	last_name: W(e.last_name),
	national_number: zi(e),
	gender: e.gender,
	birth_date: e.birth_date.day ?? null,
	phone: Bi(e.phone),
	insurance: e.insurance ?? null,
	address: W(e.address),
	underlying_diseases: Vi(e.underlying_diseases),
	current_medications: Vi(e.current_medications),
	drug_allergies: Vi(e.drug_allergies)
}), Ui = (e, t) => Object.fromEntries(Object.entries(e).filter(([e]) => t(e))), Wi = (e) => {
	let t = Hi(e);
	return Ui(t, (e) => t[e] !== "" && t[e] !== null);
}, Gi = (e, t) => {
	let [n, r] = [Hi(e), Hi(t)];
	return Ui(n, (e) => n[e] !== r[e]);
}, Ki = (e, t) => {
	let n = Hi(Pi(t));
	return Object.entries(e).every(([e, t]) => (n[e] ?? "") === (t ?? ""));
}, qi = Zr("patientForm", ki, xe), Ji = ({ params: e }) => {
	let t = e.id;
	return t === void 0 ? null : /^[1-9]\d{0,14}$/.test(t) ? Number(t) : 0;
}, Yi = (e, t) => e.map((e) => ({
	type: "resource.want",
	resource: e,
	at: t
})), Xi = 126e5, Zi = (e) => new Date(e + Xi).toISOString().slice(0, 16), Qi = (e) => Zi(e).slice(0, 10), $i = (e, t) => {
	let n = Ji(e), r = n !== null && e.passed ? t.passedOf(e.passed) : null, i = r?.id === n ? r : null, a = i ? t.draftOf(i) : t.empty;
	return {
		id: n,
		here: !0,
		at: e.at,
		opened: a,
		draft: a,
		record: i,
		problems: [],
		refused: {},
		failure: null,
		focus: null,
		attempts: 0,
		payload: {},
		warnings: [],
		alike: null,
		candidates: []
	};
}, ea = (e, t, n) => {
	let { id: r, draft: i, opened: a, record: o } = e, s = t.facts ?? {}, c = n.problems(i, Qi(t.at), s), l = r === null ? n.newPayload(i, s) : n.changedPayload(i, a, o, s);
	return {
		problems: c,
		payload: l,
		refused: {},
		failure: null,
		focus: c[0]?.field ?? null,
		attempts: e.attempts + 1,
		warnings: n.warnings(l, []),
		alike: null,
		candidates: []
	};
}, ta = ({ draft: e, opened: t }) => JSON.stringify(e) !== JSON.stringify(t), na = (e, t) => Object.fromEntries(Object.entries(e).filter(([e]) => !t.includes(e))), ra = ({ opened: e, draft: t, problems: n, refused: r }, i, a) => {
	let o = a ? a(t, i, e) : {
		...t,
		...i
	}, s = Object.keys(o).filter((e) => e in i || o[e] !== t[e]);
	return {
		draft: o,
		problems: n.filter(({ field: e }) => !s.includes(e)),
		refused: na(r, s)
	};
}, ia = (e, t) => {
	let n = e._tag === "Rejected" ? e.fields : {}, r = Object.keys(t).filter((e) => (n[e]?.length ?? 0) > 0);
	return {
		failure: e,
		refused: Object.fromEntries(r.map((e) => [e, n[e] ?? []])),
		focus: r[0] ?? null
	};
}, aa = (e, t) => P({
	types: {
		context: {},
		events: {},
		input: {},
		tags: {}
	},
	actors: L(e),
	actions: {
		tell: N(Nr),
		arrive: j(({ event: e }) => e.type === "screen.entered" ? {
			here: !0,
			at: e.at
		} : {}),
		leave: j({ here: !1 }),
		open: j((e, n) => ({
			record: n,
			opened: t.draftOf(n),
			draft: t.draftOf(n)
		})),
		change: j(({ context: e, event: n }) => n.type === "draft.changed" ? ra(e, n.change, t.revised) : {}),
		submit: j(({ context: e, event: n }) => n.type === "form.submitted" ? ea(e, n, t) : {}),
		compare: j(({ context: e }, n) => ({
			alike: n,
			warnings: t.warnings(e.payload, n)
		})),
		keep: j({ record: (e, t) => t }),
		suspect: j(({ context: e }, n) => ({ candidates: n.filter((n) => !e.alike?.some(({ id: e }) => e === n.id) && t.isAsSent(e.payload, n)) })),
		fail: j({ failure: (e, t) => t }),
		refuse: j(({ context: e }, t) => ({
			...ia(t, e.draft),
			attempts: e.attempts + 1
		}))
	},
	guards: {
		isNew: ({ context: e }) => e.id === null,
		isDirty: ({ context: e }) => ta(e),
		hasRecord: ({ context: e }) => e.record !== null,
		hasProblems: ({ context: e }) => e.problems.length > 0,
		hasNoChange: ({ context: e }) => e.id !== null && Object.keys(e.payload).length === 0,
		mustCompare: ({ context: e }) => t.comparesFirst(e.payload),
		hasWarnings: ({ context: e }) => e.warnings.length > 0,
		hasFailed: ({ context: e }) => e.failure !== null,
		isFound: ({ context: e }) => e.candidates.length === 1 && e.alike !== null,
		isNowhere: ({ context: e }) => e.candidates.length === 0,
		isMissing: (e, t) => Ar(t),
		isUncertain: (e, t) => Or(t),
		isAsSent: ({ context: e }, n) => t.isAsSent(e.payload, n)
	},
	delays: {
		quarantine: ({ context: e }) => kr(e.failure),
		linger: t.linger ?? 0
	}
}), oa = (e, t) => {
	let n = aa(e, t), r = (e) => n.enqueueActions(({ context: t, enqueue: n }) => {
		for (let r of e(t)) n({
			type: "tell",
			params: r
		});
	}), { resource: i, listPath: a } = t, o = r(({ at: e }) => Yi(t.wants, e)), s = r(() => [{
		type: "route.back",
		fallback: a
	}]), c = r(({ here: e }) => e ? [R(`${i}.formKept`, "info")] : []), l = ({ id: e, here: t }) => t ? [] : [R(`${i}.formWaiting`, "problem", { id: String(e ?? "new") })], u = r(l), d = r((e) => [{
		type: "row.removed",
		resource: i,
		id: e.id ?? 0
	}, ...l(e)]), f = r(({ id: e, payload: t, record: n }) => {
		let r = e !== null && Object.keys(t).length === 0, a = e === null;
		return [...r || n === null ? [] : [{
			type: "row.saved",
			saved: {
				resource: i,
				created: a,
				row: n
			}
		}], r ? R(`${i}.unchanged`, "info") : R(`${i}.${a ? "created" : "updated"}`, "success")];
	}), p = r(({ record: e, here: n }) => {
		let r = (e && t.next?.(e)) ?? a;
		return n ? [t.linger === void 0 ? Pr(r, !0) : {
			type: "route.back",
			fallback: r
		}] : [{
			type: "rows.changed",
			resource: i
		}];
	}), ee = [{
		guard: "isDirty",
		target: "leaving"
	}, {
		target: "closed",
		actions: s
	}], te = n.createStateConfig({
		tags: "editable",
		on: {
			"draft.changed": { actions: "change" },
			"form.submitted": {
				target: "deciding",
				actions: "submit"
			},
			"form.abandoned": ee,
			"screen.left": [{
				guard: "isDirty",
				actions: [c, "leave"]
			}, { target: "closed" }]
		}
	}), ne = t.linger === void 0 ? { saved: n.createStateConfig({
		type: "final",
		entry: [f, p]
	}) } : {
		saved: n.createStateConfig({
			tags: "success",
			entry: f,
			after: { linger: "finished" }
		}),
		finished: n.createStateConfig({
			type: "final",
			entry: p
		})
	};
	return n.createMachine({
		id: e.name,
		context: ({ input: e }) => $i(e, t),
		entry: o,
		initial: "opening",
		on: {
			"screen.entered": { actions: ["arrive", o] },
			"screen.left": { actions: "leave" }
		},
		states: {
			opening: { always: [
				{
					guard: "isNew",
					target: "editing"
				},
				{
					guard: "hasRecord",
					target: "editing"
				},
				{ target: "loading" }
			] },
			loading: {
				tags: "busy",
				invoke: {
					id: "loadRecord",
					src: "loadRecord",
					input: ({ context: e }) => ({ id: e.id ?? 0 }),
					onDone: {
						target: "editing",
						actions: {
							type: "open",
							params: ({ event: e }) => e.output
						}
					},
					onError: [{
						guard: {
							type: "isMissing",
							params: I
						},
						target: "missing"
					}, {
						target: "notLoaded",
						actions: {
							type: "fail",
							params: I
						}
					}]
				},
				on: {
					"form.abandoned": {
						target: "closed",
						actions: s
					},
					"screen.left": "closed"
				}
			},
			notLoaded: {
				tags: "problem",
				exit: j({ failure: null }),
				on: {
					"load.retried": "loading",
					"form.abandoned": {
						target: "closed",
						actions: s
					},
					"screen.left": "closed"
				}
			},
			missing: {
				tags: "problem",
				entry: d,
				on: {
					"form.abandoned": {
						target: "closed",
						actions: s
					},
					"screen.left": "closed"
				}
			},
			editing: te,
			failed: {
				...te,
				entry: u
			},
			deciding: { always: [
				{
					guard: "hasProblems",
					target: "editing"
				},
				{
					guard: "hasNoChange",
					target: "saved"
				},
				{
					guard: "mustCompare",
					target: "checking"
				},
				{
					guard: "hasWarnings",
					target: "warning"
				},
				{ target: "saving" }
			] },
			checking: {
				tags: "busy",
				invoke: {
					id: "checkAlike",
					src: "findAlike",
					input: ({ context: e }) => ({
						payload: e.payload,
						except: e.id
					}),
					onDone: {
						target: "weighing",
						actions: {
							type: "compare",
							params: ({ event: e }) => e.output.rows
						}
					},
					onError: "weighing"
				}
			},
			weighing: { always: [{
				guard: "hasWarnings",
				target: "warning"
			}, { target: "saving" }] },
			warning: {
				tags: "question",
				entry: u,
				on: {
					"form.confirmed": "saving",
					"form.corrected": "editing",
					"draft.changed": {
						target: "editing",
						actions: "change"
					}
				}
			},
			saving: {
				tags: "busy",
				entry: j({ failure: null }),
				invoke: {
					id: "saveRecord",
					src: "saveRecord",
					input: ({ context: e }) => ({
						resource: i,
						id: e.id,
						payload: e.payload
					}),
					onDone: {
						target: "saved",
						actions: {
							type: "keep",
							params: ({ event: e }) => e.output
						}
					},
					onError: [
						{
							guard: {
								type: "isUncertain",
								params: I
							},
							target: "quarantined",
							actions: {
								type: "fail",
								params: I
							}
						},
						{
							guard: {
								type: "isMissing",
								params: I
							},
							target: "missing"
						},
						{
							target: "failed",
							actions: {
								type: "refuse",
								params: I
							}
						}
					]
				}
			},
			quarantined: {
				tags: "busy",
				after: { quarantine: "reading" }
			},
			reading: { always: [{
				guard: "isNew",
				target: "searching"
			}, { target: "rereading" }] },
			searching: {
				tags: "busy",
				invoke: {
					id: "findSaved",
					src: "findAlike",
					input: ({ context: e }) => ({
						payload: e.payload,
						except: null
					}),
					onDone: {
						target: "judging",
						actions: {
							type: "suspect",
							params: ({ event: e }) => e.output.rows
						}
					},
					onError: {
						target: "unsure",
						actions: {
							type: "fail",
							params: I
						}
					}
				}
			},
			rereading: {
				tags: "busy",
				invoke: {
					id: "rereadRecord",
					src: "loadRecord",
					input: ({ context: e }) => ({ id: e.id ?? 0 }),
					onDone: [{
						guard: {
							type: "isAsSent",
							params: ({ event: e }) => e.output
						},
						target: "saved",
						actions: {
							type: "keep",
							params: ({ event: e }) => e.output
						}
					}, {
						target: "unsent",
						actions: {
							type: "keep",
							params: ({ event: e }) => e.output
						}
					}],
					onError: [{
						guard: {
							type: "isMissing",
							params: I
						},
						target: "missing"
					}, {
						target: "unsure",
						actions: {
							type: "fail",
							params: I
						}
					}]
				}
			},
			judging: { always: [
				{
					guard: "isNowhere",
					target: "unsent"
				},
				{
					guard: "isFound",
					target: "saved",
					actions: j({ record: ({ context: e }) => e.candidates[0] ?? null })
				},
				{ target: "choosing" }
			] },
			unsent: {
				tags: "question",
				entry: u,
				on: {
					"outcome.resent": "saving",
					"form.corrected": "editing",
					"form.abandoned": "leaving"
				}
			},
			choosing: {
				tags: "question",
				entry: u,
				on: {
					"outcome.claimed": {
						guard: ({ context: e, event: t }) => e.candidates.some(({ id: e }) => e === t.id),
						target: "saved",
						actions: j({ record: ({ context: e, event: t }) => e.candidates.find(({ id: e }) => e === t.id) ?? null })
					},
					"outcome.resent": {
						target: "saving",
						actions: j({
							alike: ({ context: e }) => [...e.alike ?? [], ...e.candidates],
							candidates: []
						})
					},
					"form.corrected": "editing"
				}
			},
			unsure: {
				tags: "problem",
				entry: u,
				on: {
					"outcome.checked": "reading",
					"form.corrected": "editing",
					"form.abandoned": "leaving"
				}
			},
			leaving: {
				tags: "question",
				on: {
					"form.discarded": {
						target: "closed",
						actions: s
					},
					"form.corrected": [{
						guard: "hasFailed",
						target: "failed"
					}, { target: "editing" }],
					"screen.left": {
						target: "editing",
						actions: [c, "leave"]
					}
				}
			},
			...ne,
			closed: { type: "final" }
		}
	});
}, sa = oa(qi, {
	resource: "patients",
	listPath: "/patients",
	wants: ["insurances"],
	empty: ji,
	draftOf: Pi,
	passedOf: ({ patient: e }) => e ?? null,
	problems: Ri,
	newPayload: Wi,
	changedPayload: Gi,
	warnings: ({ national_number: e }, t) => e === void 0 ? [] : [...bi(e) ? [] : ["controlDigit"], ...t.length > 0 ? ["twin"] : []],
	comparesFirst: ({ national_number: e }) => e !== void 0,
	isAsSent: Ki
}), ca = /* @__PURE__ */ t({ workflows: () => la }), la = [{
	description: qi,
	machine: sa
}], ua = je({}, y({})), da = {
	debt: c(),
	total_cost: c(),
	total_payments: c()
}, fa = S({
	name: "patientProfile",
	version: 1,
	input: He,
	events: {
		...Ue,
		"patient.retried": { at: s() },
		"finances.retried": {},
		"lists.retried": { at: s() },
		"patient.edit": {},
		"treatment.edit": { surgery: y(Te) },
		"treatment.remove": {
			id: r(),
			label: i()
		},
		"profile.closed": {},
		"print.requested": {}
	},
	ports: {
		loadPatient: C({ id: r() }, y(xe)),
		loadFinances: C({ id: r() }, y(da)),
		printPage: ua
	}
}), pa = ["surgeries", "incomes"], ma = P({
	types: {
		context: {},
		events: {},
		input: {},
		tags: {}
	},
	actors: {
		...L(fa),
		swipeRow: qr
	},
	actions: {
		tell: N(Nr),
		finishRow: M("swipe", { type: "row.acted" }),
		arrive: j(({ event: e }) => "at" in e ? { at: e.at } : {}),
		failPatient: j({ patientFailure: (e, t) => t }),
		failFinances: j({ financesFailure: (e, t) => t })
	},
	guards: {
		hasPatient: ({ context: e }) => e.patient !== null,
		isMissing: (e, t) => Ar(t),
		changesPatient: ({ event: e }) => e.type === "rows.changed" && e.resource === "patients",
		changesSums: ({ event: e }) => e.type === "rows.changed" && pa.includes(e.resource)
	}
}), ha = (e) => ma.enqueueActions(({ context: t, enqueue: n }) => {
	for (let r of e(t)) n({
		type: "tell",
		params: r
	});
}), ga = ha(({ at: e }) => Yi([
	"surgeries",
	"incomes",
	"procedureTypes",
	"insurances"
], e)), _a = ma.createStateConfig({
	tags: "loadingPatient",
	invoke: {
		id: "loadPatient",
		src: "loadPatient",
		input: ({ context: e }) => ({ id: e.id }),
		onDone: {
			target: "ready",
			actions: j({
				patient: ({ event: e }) => e.output,
				patientFailure: null
			})
		},
		onError: [
			{
				guard: {
					type: "isMissing",
					params: I
				},
				target: "missing",
				actions: {
					type: "failPatient",
					params: I
				}
			},
			{
				guard: "hasPatient",
				target: "ready",
				actions: {
					type: "failPatient",
					params: I
				}
			},
			{
				target: "failed",
				actions: {
					type: "failPatient",
					params: I
				}
			}
		]
	}
}), va = ma.createStateConfig({
	tags: "loadingFinances",
	invoke: {
		id: "loadFinances",
		src: "loadFinances",
		input: ({ context: e }) => ({ id: e.id }),
		onDone: {
			target: "ready",
			actions: j({
				finances: ({ event: e }) => e.output,
				financesFailure: null
			})
		},
		onError: {
			target: "failed",
			actions: {
				type: "failFinances",
				params: I
			}
		}
	}
}), ya = ma.createStateConfig({
	initial: "opening",
	on: { "screen.entered": {
		target: ".opening",
		actions: ["arrive", ga]
	} },
	states: {
		opening: { always: [{
			guard: "hasPatient",
			target: "refreshing"
		}, { target: "loading" }] },
		loading: _a,
		refreshing: _a,
		ready: { on: {
			"rows.changed": {
				guard: "changesPatient",
				target: "refreshing"
			},
			"patient.retried": {
				target: "refreshing",
				actions: "arrive"
			}
		} },
		failed: { on: { "patient.retried": {
			target: "loading",
			actions: "arrive"
		} } },
		missing: { entry: ha(({ id: e }) => [{
			type: "row.removed",
			resource: "patients",
			id: e
		}]) }
	}
}), ba = ma.createStateConfig({
	initial: "loading",
	on: {
		"screen.entered": ".loading",
		"rows.changed": {
			guard: "changesSums",
			target: ".loading",
			reenter: !0
		}
	},
	states: {
		loading: va,
		ready: {},
		failed: { on: { "finances.retried": "loading" } }
	}
}), xa = ma.createStateConfig({
	initial: "shown",
	states: {
		shown: { on: { "print.requested": "printing" } },
		printing: {
			tags: "printing",
			invoke: {
				id: "printPage",
				src: "printPage",
				input: {},
				onDone: "shown",
				onError: [{
					guard: ({ event: e }) => I({ event: e })._tag === "UnknownOutcome",
					target: "shown"
				}, {
					target: "shown",
					actions: {
						type: "tell",
						params: R("print.failed", "problem")
					}
				}]
			}
		}
	}
}), Sa = ma.createMachine({
	id: fa.name,
	context: ({ input: e }) => {
		let t = Ji(e) ?? 0, n = e.passed?.patient?.id === t ? e.passed.patient : null;
		return {
			id: t,
			at: e.at,
			patient: n,
			patientFailure: null,
			finances: null,
			financesFailure: null
		};
	},
	entry: ga,
	invoke: {
		id: "swipe",
		src: "swipeRow"
	},
	initial: "open",
	on: {
		"screen.left": ".ended",
		"lists.retried": { actions: ["arrive", ga] },
		"patient.edit": { actions: ha(({ id: e, patient: t }) => [{
			type: "route.go",
			to: `/edit-patient/${e}`,
			replace: !1,
			...t ? { passed: { patient: t } } : {}
		}]) },
		"treatment.edit": { actions: ["finishRow", {
			type: "tell",
			params: ({ event: { surgery: e } }) => ({
				type: "route.go",
				to: `/new-treatment/${e.id}`,
				replace: !1,
				passed: { surgery: e }
			})
		}] },
		"treatment.remove": { actions: ["finishRow", {
			type: "tell",
			params: ({ event: e }) => ({
				type: "removal.ask",
				resource: "surgeries",
				id: e.id,
				label: e.label
			})
		}] },
		"profile.closed": { actions: {
			type: "tell",
			params: Pr("/patients")
		} }
	},
	states: {
		open: {
			type: "parallel",
			states: {
				patient: ya,
				finances: ba,
				page: xa
			}
		},
		ended: { type: "final" }
	}
}), Ca = /* @__PURE__ */ t({ workflows: () => wa }), wa = [{
	description: fa,
	machine: Sa
}], Ta = S({
	name: "patientList",
	version: 1,
	input: He,
	events: {
		...Ue,
		"query.typed": { value: i() },
		"sort.chosen": { by: g("lastName", "firstName", "newest") },
		"patient.opened": { patient: y(xe) },
		"patient.edit": { patient: y(xe) },
		"patient.remove": {
			id: r(),
			label: i()
		},
		"list.retried": { at: s() },
		"print.requested": {}
	},
	ports: { printPage: ua }
}), Ea = P({
	types: {
		context: {},
		events: {},
		input: {}
	},
	actors: {
		...L(Ta),
		swipeRow: qr
	},
	actions: {
		tell: N(Nr),
		closeRow: M("swipe", { type: "row.closed" }),
		finishRow: M("swipe", { type: "row.acted" }),
		arrive: j(({ event: e }) => "at" in e ? { at: e.at } : {})
	},
	guards: { hasSearch: ({ context: e }) => e.query !== "" || e.sort !== "lastName" }
}), Da = Ea.enqueueActions(({ context: e, enqueue: t }) => {
	for (let n of Yi(["patients", "insurances"], e.at)) t({
		type: "tell",
		params: n
	});
}), Oa = (e) => Ea.enqueueActions(({ event: t, enqueue: n }) => {
	if (t.type !== "patient.opened" && t.type !== "patient.edit") return;
	let { patient: r } = t;
	n({
		type: "tell",
		params: {
			type: "route.go",
			to: `${e}/${r.id}`,
			replace: !1,
			passed: { patient: r }
		}
	});
}), ka = [{
	guard: "hasSearch",
	target: "away",
	actions: "closeRow"
}, { target: "ended" }], Aa = Ea.createMachine({
	id: Ta.name,
	context: ({ input: e }) => ({
		query: "",
		sort: "lastName",
		at: e.at
	}),
	entry: Da,
	invoke: {
		id: "swipe",
		src: "swipeRow"
	},
	initial: "browsing",
	states: {
		browsing: { on: {
			"query.typed": { actions: [j({ query: ({ event: e }) => e.value }), "closeRow"] },
			"sort.chosen": { actions: [j({ sort: ({ event: e }) => e.by }), "closeRow"] },
			"patient.opened": { actions: ["finishRow", Oa("/patient")] },
			"patient.edit": { actions: ["finishRow", Oa("/edit-patient")] },
			"patient.remove": { actions: ["finishRow", {
				type: "tell",
				params: ({ event: e }) => ({
					type: "removal.ask",
					resource: "patients",
					id: e.id,
					label: e.label
				})
			}] },
			"list.retried": { actions: ["arrive", Da] },
			"screen.entered": { actions: ["arrive", Da] },
			"print.requested": {
				target: "printing",
				actions: "closeRow"
			},
			"screen.left": ka
		} },
		printing: {
			invoke: {
				id: "printPage",
				src: "printPage",
				input: {},
				onDone: "browsing",
				onError: [{
					guard: ({ event: e }) => I({ event: e })._tag === "UnknownOutcome",
					target: "browsing"
				}, {
					target: "browsing",
					actions: {
						type: "tell",
						params: R("print.failed", "problem")
					}
				}]
			},
			on: { "screen.left": ka }
		},
		away: { on: { "screen.entered": {
			target: "browsing",
			actions: ["arrive", Da]
		} } },
		ended: { type: "final" }
	}
}), ja = /* @__PURE__ */ t({ workflows: () => Ma }), Ma = [{
	description: Ta,
	machine: Aa
}], Na = (e) => {
	let t = Qr(e);
	if (t === "") return null;
	let n = Number(t);
	return Number.isSafeInteger(n) ? n : null;
};
new Intl.NumberFormat("fa-IR", { maximumFractionDigits: 0 });
// src/schema/payments/draft.ts
var Pa = {
	payer: _(Le),
	payment_method: _(m(Ce)),
	amount: i({ disguise: "digits" }),
	date: oe,
	transaction_number: i({ disguise: "digits" })
}, Fa = { payer: f() }, Ia = (e) => e ? {
	typed: vi(e),
	day: e
} : {
	typed: "",
	day: null
}, La = (e) => typeof e == "number" ? String(e) : "", Ra = (e, t) => ({
	payer: e?.payer ?? null,
	payment_method: e?.payment_method ?? null,
	amount: La(e?.amount),
	date: Ia(e?.date ?? t),
	transaction_number: e?.transaction_number ?? ""
}), za = ({ patient: e, clinic: t }) => typeof e == "number" ? {
	kind: "patient",
	id: e
} : typeof t == "number" ? {
	kind: "clinic",
	id: t
} : null, Ba = (e) => ({
	payer: za(e),
	payment_method: e.payment_method,
	amount: La(e.amount),
	date: Ia(e.date),
	transaction_number: e.transaction_number ?? ""
}), Va = (e, t, n) => ({
	...e,
	...t,
	...n.payer ? { payer: e.payer ?? null } : {}
}), Ha = ({ typed: e, day: t }, n) => t == null ? e.trim() === "" ? "required" : "dateInvalid" : $r(t) ? t > n ? "dateFuture" : null : "dateInvalid", Ua = (e, t, n) => {
	let r = {
		payer: e.payer ? n.payer === !1 ? "payerNotFound" : null : "required",
		payment_method: e.payment_method === null || e.payment_method === void 0 ? "required" : null,
		amount: Na(e.amount) === null ? "required" : null,
		date: Ha(e.date, t)
	};
	return Object.entries(r).flatMap(([e, t]) => t ? [{
		field: e,
		code: t
	}] : []);
}, Wa = Zr("paymentEdit", Pa, we, Fa), Ga = (e, t, n, i) => S({
	name: e,
	version: 1,
	input: He,
	events: {
		...Ue,
		"draft.changed": { change: b(t) },
		"row.added": {
			at: s(),
			facts: b(n)
		},
		"row.edited": { key: o() },
		"row.removed": { key: o() },
		"row.restored": {},
		"replacement.confirmed": {},
		"question.cancelled": {},
		"list.submitted": {
			at: s(),
			facts: b(n)
		},
		"list.confirmed": {},
		"outcome.checked": {},
		"outcome.resent": {},
		"outcome.claimed": { id: r() },
		"list.abandoned": {},
		"list.discarded": {}
	},
	ports: {
		findAlike: C({
			resource: a(),
			payloads: v(b(i))
		}, y({ rows: v(y(i)) })),
		sendRow: je({
			resource: a(),
			payload: b(i)
		}, y(i))
	}
}), Ka = Ga("newPayments", Pa, Fa, we), qa = {
	owed: _(c()),
	total_cost: _(c()),
	total_payments: _(c())
}, Ja = (e) => S({
	name: e,
	version: 1,
	input: He,
	events: {
		...Ue,
		"payer.retried": { at: s() },
		"balance.retried": {},
		"lists.retried": { at: s() },
		"payment.add": {},
		"payment.edit": { income: y(we) },
		"payment.remove": {
			id: r(),
			label: i()
		},
		"account.closed": {}
	},
	ports: {
		loadPayer: C({ id: r() }, y({ name: i() })),
		loadBalance: C({ id: r() }, y(qa))
	}
}), Ya = Ja("patientFinancials"), Xa = Ja("patientPayments"), Za = Ja("clinicPayments"), Qa = ({ payer: e, payment_method: t, amount: n, date: r, transaction_number: i }) => ({
	patient: e?.kind === "patient" ? e.id : null,
	clinic: e?.kind === "clinic" ? e.id : null,
	date: r.day ?? "",
	amount: Na(n) ?? 0,
	payment_method: t ?? "",
	transaction_number: z(W(i))
}), $a = (e) => {
	let { transaction_number: t, ...n } = Qa(e);
	return t === "" ? n : {
		...n,
		transaction_number: t ?? null
	};
}, eo = (e) => Ce.includes(e), to = (e, t) => {
	let [n, r] = [Qa(e), Qa(t)];
	if (JSON.stringify(n) === JSON.stringify(r)) return {};
	let { payment_method: i, ...a } = n;
	return eo(i) ? n : a;
}, no = (e, t) => {
	let [n, r] = [z(W(e ?? "")), z(W(t ?? ""))];
	return n === "" || r === "" || n === r;
}, ro = [
	"patient",
	"clinic",
	"date",
	"amount",
	"payment_method"
], io = (e, t) => ro.every((n) => (e[n] ?? null) === (t[n] ?? null)) && no(e.transaction_number, t.transaction_number), ao = (e, t) => Object.entries(e).every(([e, n]) => W(String(n ?? "")) === W(String(t[e] ?? ""))), oo = ["patients", "clinics"], so = Symbol.for("immer-nothing"), co = Symbol.for("immer-draftable"), G = Symbol.for("immer-state"), lo = "production" === "production" ? [] : [
	function(e) {
		return `The plugin for '${e}' has not been loaded into Immer. To enable the plugin, import and call \`enable${e}()\` when initializing your application.`;
	},
	function(e) {
		return `produce can only be called on things that are draftable: plain objects, arrays, Map, Set or classes that are marked with '[immerable]: true'. Got '${e}'`;
	},
	"This object has been frozen and should not be mutated",
	function(e) {
		return "Cannot use a proxy that has been revoked. Did you pass an object from inside an immer function to an async process? " + e;
	},
	"An immer producer returned a new value *and* modified its draft. Either return a new value *or* modify the draft.",
	"Immer forbids circular references",
	"The first or second argument to `produce` must be a function",
	"The third argument to `produce` must be a function or undefined",
	"First argument to `createDraft` must be a plain object, an array, or an immerable object",
	"First argument to `finishDraft` must be a draft returned by `createDraft`",
	function(e) {
		return `'current' expects a draft, got: ${e}`;
	},
	"Object.defineProperty() cannot be used on an Immer draft",
	"Object.setPrototypeOf() cannot be used on an Immer draft",
	"Immer only supports deleting array indices",
	"Immer only supports setting array indices and the 'length' property",
	function(e) {
		return `'original' expects a draft, got: ${e}`;
	}
];
function K(e, ...t) {
	if ("production" !== "production") {
		let n = lo[e], r = Mo(n) ? n.apply(null, t) : n;
		throw Error(`[Immer] ${r}`);
	}
	throw Error(`[Immer] minified error nr: ${e}. Full error at: https://bit.ly/3cXEKWf`);
}
var q = Object, uo = q.getPrototypeOf, fo = "constructor", po = "prototype", mo = "configurable", ho = "enumerable", go = "writable", _o = "value", vo = (e) => !!e && !!e[G];
function J(e) {
	return e ? xo(e) || Oo(e) || !!e[co] || !!e[fo]?.[co] || ko(e) || Ao(e) : !1;
}
var yo = q[po][fo].toString(), bo = /* @__PURE__ */ new WeakMap();
function xo(e) {
	if (!e || !jo(e)) return !1;
	let t = uo(e);
	if (t === null || t === q[po]) return !0;
	let n = q.hasOwnProperty.call(t, fo) && t[fo];
	if (n === Object) return !0;
	if (!Mo(n)) return !1;
	let r = bo.get(n);
	return r === void 0 && (r = Function.toString.call(n), bo.set(n, r)), r === yo;
}
function So(e, t, n = !0) {
	Co(e) === 0 ? (n ? Reflect.ownKeys(e) : q.keys(e)).forEach((n) => {
		t(n, e[n], e);
	}) : e.forEach((n, r) => t(r, n, e));
}
function Co(e) {
	let t = e[G];
	return t ? t.type_ : Oo(e) ? 1 : ko(e) ? 2 : Ao(e) ? 3 : 0;
}
var wo = (e, t, n = Co(e)) => n === 2 ? e.has(t) : q[po].hasOwnProperty.call(e, t), To = (e, t, n = Co(e)) => n === 2 ? e.get(t) : e[t], Eo = (e, t, n, r = Co(e)) => {
	r === 2 ? e.set(t, n) : r === 3 ? e.add(n) : e[t] = n;
};
function Do(e, t) {
	return e === t ? e !== 0 || 1 / e == 1 / t : e !== e && t !== t;
}
var Oo = Array.isArray, ko = (e) => e instanceof Map, Ao = (e) => e instanceof Set, jo = (e) => typeof e == "object", Mo = (e) => typeof e == "function", No = (e) => typeof e == "boolean";
function Po(e) {
	let t = +e;
	return Number.isInteger(t) && String(t) === e;
}
var Y = (e) => e.copy_ || e.base_, Fo = (e) => e.modified_ ? e.copy_ : e.base_;
function Io(e, t) {
	if (ko(e)) return new Map(e);
	if (Ao(e)) return new Set(e);
	if (Oo(e)) return Array[po].slice.call(e);
	let n = xo(e);
	if (t === !0 || t === "class_only" && !n) {
		let t = q.getOwnPropertyDescriptors(e);
		delete t[G];
		let n = Reflect.ownKeys(t);
		for (let r = 0; r < n.length; r++) {
			let i = n[r], a = t[i];
			a[go] === !1 && (a[go] = !0, a[mo] = !0), (a.get || a.set) && (t[i] = {
				[mo]: !0,
				[go]: !0,
				[ho]: a[ho],
				[_o]: e[i]
			});
		}
		return q.create(uo(e), t);
	}
	{
		let t = uo(e);
		if (t !== null && n) return { ...e };
		let r = q.create(t);
		return q.assign(r, e);
	}
}
function Lo(e, t = !1) {
	return Bo(e) || vo(e) || !J(e) || (Co(e) > 1 && q.defineProperties(e, {
		set: zo,
		add: zo,
		clear: zo,
		delete: zo
	}), q.freeze(e), t && So(e, (e, t) => {
		Lo(t, !0);
	}, !1)), e;
}
function Ro() {
	K(2);
}
var zo = { [_o]: Ro };
function Bo(e) {
	return e === null || !jo(e) || q.isFrozen(e);
}
var Vo = "MapSet", Ho = "Patches", Uo = "ArrayMethods", Wo = {};
function Go(e) {
	let t = Wo[e];
	return t || K(0, e), t;
}
var Ko = (e) => !!Wo[e], qo, Jo = () => qo, Yo = (e, t) => ({
	drafts_: [],
	parent_: e,
	immer_: t,
	canAutoFreeze_: !0,
	unfinalizedDrafts_: 0,
	handledSet_: /* @__PURE__ */ new Set(),
	processedForPatches_: /* @__PURE__ */ new Set(),
	mapSetPlugin_: Ko(Vo) ? Go(Vo) : void 0,
	arrayMethodsPlugin_: Ko(Uo) ? Go(Uo) : void 0
});
function Xo(e, t) {
	t && (e.patchPlugin_ = Go(Ho), e.patches_ = [], e.inversePatches_ = [], e.patchListener_ = t);
}
function Zo(e) {
	Qo(e), e.drafts_.forEach(es), e.drafts_ = null;
}
function Qo(e) {
	e === qo && (qo = e.parent_);
}
var $o = (e) => qo = Yo(qo, e);
function es(e) {
	let t = e[G];
	t.type_ === 0 || t.type_ === 1 ? t.revoke_() : t.revoked_ = !0;
}
function ts(e, t) {
	t.unfinalizedDrafts_ = t.drafts_.length;
	let n = t.drafts_[0];
	if (e !== void 0 && e !== n) {
		n[G].modified_ && (Zo(t), K(4)), J(e) && (e = ns(t, e));
		let { patchPlugin_: r } = t;
		r && r.generateReplacementPatches_(n[G].base_, e, t);
	} else e = ns(t, n);
	return rs(t, e, !0), Zo(t), t.patches_ && t.patchListener_(t.patches_, t.inversePatches_), e === so ? void 0 : e;
}
function ns(e, t) {
	if (Bo(t)) return t;
	let n = t[G];
	if (!n) return ds(t, e.handledSet_, e);
	if (!as(n, e)) return t;
	if (!n.modified_) return n.base_;
	if (!n.finalized_) {
		let { callbacks_: t } = n;
		if (t) for (; t.length > 0;) t.pop()(e);
		ls(n, e);
	}
	return n.copy_;
}
function rs(e, t, n = !1) {
	!e.parent_ && e.immer_.autoFreeze_ && e.canAutoFreeze_ && Lo(t, n);
}
function is(e) {
	e.finalized_ = !0, e.scope_.unfinalizedDrafts_--;
}
var as = (e, t) => e.scope_ === t, os = [];
function ss(e, t, n, r) {
	let i = Y(e), a = e.type_;
	if (r !== void 0 && To(i, r, a) === t) {
		Eo(i, r, n, a);
		return;
	}
	if (!e.draftLocations_) {
		let t = e.draftLocations_ = /* @__PURE__ */ new Map();
		So(i, (e, n) => {
			if (vo(n)) {
				let r = t.get(n) || [];
				r.push(e), t.set(n, r);
			}
		});
	}
	let o = e.draftLocations_.get(t) ?? os;
	for (let e of o) Eo(i, e, n, a);
}
function cs(e, t, n) {
	e.callbacks_.push(function(r) {
		let i = t;
		if (!i || !as(i, r)) return;
		r.mapSetPlugin_?.fixSetContents(i);
		let a = Fo(i);
		ss(e, i.draft_ ?? i, a, n), ls(i, r);
	});
}
function ls(e, t) {
	if (e.modified_ && !e.finalized_ && (e.type_ === 3 || e.type_ === 1 && e.allIndicesReassigned_ || (e.assigned_?.size ?? 0) > 0)) {
		let { patchPlugin_: n } = t;
		if (n) {
			let r = n.getPath(e);
			r && n.generatePatches_(e, r, t);
		}
		is(e);
	}
}
function us(e, t, n) {
	let { scope_: r } = e;
	if (vo(n)) {
		let i = n[G];
		as(i, r) && i.callbacks_.push(function() {
			bs(e), ss(e, n, Fo(i), t);
		});
	} else J(n) && e.callbacks_.push(function() {
		let i = Y(e);
		e.type_ === 3 ? i.has(n) && ds(n, r.handledSet_, r) : To(i, t, e.type_) === n && r.drafts_.length > 1 && (e.assigned_.get(t) ?? !1) === !0 && e.copy_ && ds(To(e.copy_, t, e.type_), r.handledSet_, r);
	});
}
function ds(e, t, n) {
	return !n.immer_.autoFreeze_ && n.unfinalizedDrafts_ < 1 || vo(e) || t.has(e) || !J(e) || Bo(e) || (t.add(e), So(e, (r, i) => {
		if (vo(i)) {
			let t = i[G];
			as(t, n) && (Eo(e, r, Fo(t), e.type_), is(t));
		} else J(i) && ds(i, t, n);
	})), e;
}
function fs(e, t) {
	let n = Oo(e), r = {
		type_: +!!n,
		scope_: t ? t.scope_ : Jo(),
		modified_: !1,
		finalized_: !1,
		assigned_: void 0,
		parent_: t,
		base_: e,
		draft_: null,
		copy_: null,
		revoke_: null,
		isManual_: !1,
		callbacks_: void 0
	}, i = r, a = ps;
	n && (i = [r], a = ms);
	let { revoke: o, proxy: s } = Proxy.revocable(i, a);
	return r.draft_ = s, r.revoke_ = o, [s, r];
}
var ps = {
	get(e, t) {
		if (t === G) return e;
		let n = e.scope_.arrayMethodsPlugin_, r = e.type_ === 1 && typeof t == "string";
		if (r && n?.isArrayOperationMethod(t)) return n.createMethodInterceptor(e, t);
		let i = Y(e);
		if (!wo(i, t, e.type_)) return _s(e, i, t);
		let a = i[t];
		if (e.finalized_ || !J(a) || r && e.operationMethod && n?.isMutatingArrayMethod(e.operationMethod) && Po(t)) return a;
		if (a === hs(e.base_, t) || gs(e, t, a)) {
			bs(e);
			let n = e.type_ === 1 ? +t : t, r = Ss(e.scope_, a, e, n);
			return e.copy_[n] = r;
		}
		return a;
	},
	has(e, t) {
		return t in Y(e);
	},
	ownKeys(e) {
		return Reflect.ownKeys(Y(e));
	},
	set(e, t, n) {
		let r = vs(Y(e), t);
		if (r?.set) return r.set.call(e.draft_, n), !0;
		if (!e.modified_) {
			let r = hs(Y(e), t), i = r?.[G];
			if (i && i.base_ === n) return e.copy_[t] = n, e.assigned_.delete(t), !0;
			if (Do(n, r) && (n !== void 0 || wo(e.base_, t, e.type_))) return !0;
			bs(e), ys(e);
		}
		return e.copy_[t] === n && (n !== void 0 || wo(e.copy_, t, e.type_)) || Number.isNaN(n) && Number.isNaN(e.copy_[t]) || (e.copy_[t] = n, e.assigned_.set(t, !0), us(e, t, n)), !0;
	},
	deleteProperty(e, t) {
		return bs(e), hs(e.base_, t) !== void 0 || t in e.base_ ? (e.assigned_.set(t, !1), ys(e)) : e.assigned_.delete(t), e.copy_ && delete e.copy_[t], !0;
	},
	getOwnPropertyDescriptor(e, t) {
		let n = Y(e), r = Reflect.getOwnPropertyDescriptor(n, t);
		return r && {
			[go]: !0,
			[mo]: e.type_ !== 1 || t !== "length",
			[ho]: r[ho],
			[_o]: n[t]
		};
	},
	defineProperty() {
		K(11);
	},
	getPrototypeOf(e) {
		return uo(e.base_);
	},
	setPrototypeOf() {
		K(12);
	}
}, ms = {};
for (let e in ps) {
	let t = ps[e];
	ms[e] = function() {
		let e = arguments;
		return e[0] = e[0][0], t.apply(this, e);
	};
}
ms.deleteProperty = function(e, t) {
	return "production" !== "production" && isNaN(parseInt(t)) && K(13), ms.set.call(this, e, t, void 0);
}, ms.set = function(e, t, n) {
	return "production" !== "production" && t !== "length" && isNaN(parseInt(t)) && K(14), ps.set.call(this, e[0], t, n, e[0]);
};
function hs(e, t) {
	let n = e[G];
	return (n ? Y(n) : e)[t];
}
function gs(e, t, n) {
	return e.type_ !== 1 || !e.allIndicesReassigned_ || !J(n) || n[G] ? !1 : e.baseRefs_.has(n);
}
function _s(e, t, n) {
	let r = vs(t, n);
	return r ? _o in r ? r[_o] : r.get?.call(e.draft_) : void 0;
}
function vs(e, t) {
	if (!(t in e)) return;
	let n = uo(e);
	for (; n;) {
		let e = Object.getOwnPropertyDescriptor(n, t);
		if (e) return e;
		n = uo(n);
	}
}
function ys(e) {
	e.modified_ || (e.modified_ = !0, e.parent_ && ys(e.parent_));
}
function bs(e) {
	e.copy_ ||= (e.assigned_ = /* @__PURE__ */ new Map(), Io(e.base_, e.scope_.immer_.useStrictShallowCopy_));
}
var xs = class {
	constructor(e) {
		this.autoFreeze_ = !0, this.useStrictShallowCopy_ = !1, this.useStrictIteration_ = !1, this.produce = (e, t, n) => {
			if (Mo(e) && !Mo(t)) {
				let n = t;
				t = e;
				let r = this;
				return function(e = n, ...i) {
					return r.produce(e, (e) => t.call(this, e, ...i));
				};
			}
			Mo(t) || K(6), n !== void 0 && !Mo(n) && K(7);
			let r;
			if (J(e)) {
				let i = $o(this), a = Ss(i, e, void 0), o = !0;
				try {
					r = t(a), o = !1;
				} finally {
					o ? Zo(i) : Qo(i);
				}
				return Xo(i, n), ts(r, i);
			}
			if (!e || !jo(e)) {
				if (r = t(e), r === void 0 && (r = e), r === so && (r = void 0), this.autoFreeze_ && Lo(r, !0), n) {
					let t = [], i = [];
					Go(Ho).generateReplacementPatches_(e, r, {
						patches_: t,
						inversePatches_: i
					}), n(t, i);
				}
				return r;
			}
			K(1, e);
		}, this.produceWithPatches = (e, t) => {
			if (Mo(e)) return (t, ...n) => this.produceWithPatches(t, (t) => e(t, ...n));
			let n, r;
			return [
				this.produce(e, t, (e, t) => {
					n = e, r = t;
				}),
				n,
				r
			];
		}, No(e?.autoFreeze) && this.setAutoFreeze(e.autoFreeze);
		let t = e?.useStrictShallowCopy;
		(No(t) || t === "class_only") && this.setUseStrictShallowCopy(t), No(e?.useStrictIteration) && this.setUseStrictIteration(e.useStrictIteration);
	}
	createDraft(e) {
		J(e) || K(8), vo(e) && (e = Cs(e));
		let t = $o(this), n = Ss(t, e, void 0);
		return n[G].isManual_ = !0, Qo(t), n;
	}
	finishDraft(e, t) {
		let n = e && e[G];
		n && n.isManual_ || K(9);
		let { scope_: r } = n;
		return Xo(r, t), ts(void 0, r);
	}
	setAutoFreeze(e) {
		this.autoFreeze_ = e;
	}
	setUseStrictShallowCopy(e) {
		this.useStrictShallowCopy_ = e;
	}
	setUseStrictIteration(e) {
		this.useStrictIteration_ = e;
	}
	shouldUseStrictIteration() {
		return this.useStrictIteration_;
	}
	applyPatches(e, t) {
		let n;
		for (n = t.length - 1; n >= 0; n--) {
			let r = t[n];
			if (r.path.length === 0 && r.op === "replace") {
				e = r.value;
				break;
			}
		}
		n > -1 && (t = t.slice(n + 1));
		let r = Go(Ho).applyPatches_;
		return vo(e) ? r(e, t) : this.produce(e, (e) => r(e, t));
	}
};
function Ss(e, t, n, r) {
	let [i, a] = ko(t) ? Go(Vo).proxyMap_(t, n) : Ao(t) ? Go(Vo).proxySet_(t, n) : fs(t, n);
	return (n?.scope_ ?? Jo()).drafts_.push(i), a.callbacks_ = n?.callbacks_ ?? [], a.key_ = r, n && r !== void 0 ? cs(n, a, r) : a.callbacks_.push(function(e) {
		e.mapSetPlugin_?.fixSetContents(a);
		let { patchPlugin_: t } = e;
		a.modified_ && t && t.generatePatches_(a, [], e);
	}), i;
}
function Cs(e) {
	return vo(e) || K(10, e), ws(e);
}
function ws(e) {
	if (!J(e) || Bo(e)) return e;
	let t = e[G], n, r = !0;
	if (t) {
		if (!t.modified_) return t.base_;
		t.finalized_ = !0, n = Io(e, t.scope_.immer_.useStrictShallowCopy_), r = t.scope_.immer_.shouldUseStrictIteration();
	} else n = Io(e, !0);
	let i = n;
	return Ao(n) && (n = /* @__PURE__ */ new Set()), So(i, (e, t) => {
		Eo(n, e, ws(t));
	}, r), t && (t.finalized_ = !1), n;
}
globalThis.Iterator?.from;
var Ts = new xs().produce, Es = (e, t) => JSON.stringify(e) === JSON.stringify(t), Ds = ({ draft: e, opened: t }) => !Es(e, t), Os = (e) => e.rows.length > 0 && !ks(e), ks = (e) => Ds(e) || e.rows.some(({ state: e }) => e !== "sent"), As = (e) => e.filter(({ state: e }) => e === "staged" || e === "failed"), js = (e) => e?.state === "staged" || e?.state === "failed", Ms = (e) => e.find(({ state: e }) => e === "sending" || e === "unknown"), Ns = (e, t, n) => Ts(e, (e) => {
	let r = e.find((e) => e.key === t);
	r && Object.assign(r, n);
}), Ps = (e) => {
	let t = (t) => e.payload(t.draft, t.facts), n = ({ rows: e }, t) => ({ rows: Ns(e, Ms(e)?.key, t) });
	return {
		payloadOf: t,
		entering: (t, { passed: n, at: r }) => {
			if (Ds(t) || t.here && !n) return {
				here: !0,
				at: r
			};
			let i = e.opened({
				...n ? { passed: n } : {},
				at: r
			});
			return {
				here: !0,
				at: r,
				opened: i,
				draft: i,
				problems: [],
				refused: {},
				focus: null
			};
		},
		changed: (t, n) => ra(t, n, e.revised),
		problems: (t, { at: n, facts: r }) => e.problems(t.draft, Qi(n), r),
		entered: (t, { at: n, facts: r }) => {
			let i = e.problems(t.draft, Qi(n), r);
			if (i.length > 0) return {
				problems: i,
				focus: i[0]?.field ?? null,
				attempts: t.attempts + 1
			};
			let a = {
				key: t.nextKey,
				draft: t.draft,
				facts: r,
				state: "staged",
				id: null,
				failure: null,
				before: null
			}, o = e.cleared(t.draft, t.opened);
			return {
				rows: [...t.rows, a],
				nextKey: t.nextKey + 1,
				draft: o,
				opened: o,
				problems: [],
				refused: {},
				focus: null,
				removed: null,
				failure: null
			};
		},
		taken: (e, t) => {
			let n = e.rows.find((e) => e.key === t);
			if (!n) return { wanted: null };
			let { refused: r } = n.failure ? ia(n.failure, n.draft) : { refused: {} };
			return {
				draft: n.draft,
				rows: e.rows.filter((e) => e !== n),
				problems: [],
				refused: r,
				focus: null,
				wanted: null,
				removed: null
			};
		},
		removed: (e, t) => {
			let n = e.rows.findIndex((e) => e.key === t), r = e.rows[n];
			return r ? {
				rows: e.rows.filter((e) => e !== r),
				removed: {
					row: r,
					index: n
				}
			} : {};
		},
		restored: ({ rows: e, removed: t }) => t ? {
			rows: e.toSpliced(t.index, 0, t.row),
			removed: null
		} : {},
		compared: (n, r) => ({ rows: n.rows.map((n) => n.before !== null || !js(n) ? n : {
			...n,
			before: r.filter((r) => e.isAlike(t(n), r)).map(({ id: e }) => e)
		}) }),
		begun: (e) => ({ rows: Ns(e.rows, As(e.rows)[0]?.key, {
			state: "sending",
			failure: null
		}) }),
		known: (e, t) => ({
			...n(e, t),
			candidates: []
		}),
		claimed: (e, t) => ({
			...n(e, {
				state: "sent",
				id: t.id,
				failure: null
			}),
			candidates: [],
			failure: null
		}),
		candidates: ({ rows: n }, r) => {
			let i = Ms(n), a = /* @__PURE__ */ new Set([...i?.before ?? [], ...n.map((e) => e.id)]);
			return i ? r.filter((n) => !a.has(n.id) && e.isAlike(t(i), n)) : [];
		},
		disowned: (e) => {
			let t = [...Ms(e.rows)?.before ?? [], ...e.candidates.map(({ id: e }) => e)];
			return {
				...n(e, {
					state: "staged",
					before: t
				}),
				candidates: [],
				failure: null
			};
		}
	};
}, Fs = (e, t) => ({
	wants: ({ at: e }) => t.wants.map((t) => ({
		type: "resource.want",
		resource: t,
		at: e
	})),
	back: () => [{
		type: "route.back",
		fallback: t.fallback
	}],
	busy: () => [R(`${e}.busy`, "info")],
	kept: ({ rows: t, here: n }) => n ? [R(`${e}.kept`, "info", { count: String(As(t).length) })] : [],
	waiting: ({ here: t }) => t ? [] : [R(`${e}.waiting`, "problem")],
	done: ({ rows: t }) => [R(`${e}.sent`, "success", { count: String(t.length) })],
	onward: ({ rows: e, here: n }) => n ? [Pr(t.next(e.map(({ draft: e }) => e)), !0)] : []
}), Is = 5e3, Ls = ({ _tag: e }) => e !== "Rejected" && e !== "Unreadable", Rs = (e, t) => P({
	types: {
		context: {},
		events: {},
		input: {},
		tags: {}
	},
	actors: {
		...L(e),
		swipeRow: qr
	},
	actions: {
		tell: N(Nr),
		finishRow: M("swipe", { type: "row.acted" }),
		fail: j({ failure: (e, t) => t })
	},
	guards: {
		isUncertain: (e, t) => Or(t),
		isRefused: (e, t) => t._tag === "Rejected",
		isOpenRow: ({ context: e }, t) => js(e.rows.find((e) => e.key === t)),
		isTyped: ({ context: e }) => Ds(e),
		hasWork: ({ context: e }) => ks(e),
		hasUnsent: ({ context: e }) => As(e.rows).length > 0,
		isFinished: ({ context: e }) => Os(e),
		isHopeless: (e, t) => Ls(t),
		isDoubtful: ({ context: { rows: e, candidates: t } }) => t.length > (Ms(e)?.before === null ? 0 : 1),
		isBusy: ({ context: e, event: n }) => n.type === "screen.entered" && Ds(e) && !Es(t.opened(n), t.opened({ at: n.at }))
	},
	delays: {
		quarantine: ({ context: e }) => kr(e.failure),
		linger: t.linger,
		patience: Is
	}
}), zs = (e, t) => {
	let { resource: n } = t, r = Ps(t), i = Fs(e.name, t), a = Rs(e, t), o = (e) => a.enqueueActions(({ context: t, enqueue: n }) => {
		for (let r of i[e](t)) n({
			type: "tell",
			params: r
		});
	}), s = (e) => ({
		type: "row.saved",
		saved: {
			resource: n,
			created: !0,
			row: e
		}
	}), c = (e) => a.enqueueActions(({ context: t, event: n, enqueue: i }) => {
		let a = e(t, n);
		a && (i.assign(r.claimed(t, a)), i({
			type: "tell",
			params: s(a)
		}));
	}), l = ({ context: { rows: e } }) => ({
		resource: n,
		payloads: e.filter((t) => t === Ms(e)).map(r.payloadOf)
	}), u = ({ candidates: e }, t) => e.find(({ id: e }) => e === t.id), d = j({ here: !1 }), f = {
		target: "composing",
		actions: [
			o("kept"),
			d,
			j({ wanted: null })
		]
	}, p = a.createStateConfig({
		tags: "busy",
		entry: j({
			failure: null,
			removed: null,
			vanished: !1
		}),
		initial: "comparing",
		states: {
			comparing: {
				invoke: {
					id: "findBefore",
					src: "findAlike",
					input: ({ context: e }) => ({
						resource: n,
						payloads: As(e.rows).filter(({ before: e }) => e === null).map(r.payloadOf)
					}),
					onDone: {
						target: "choosing",
						actions: j(({ context: e, event: t }) => r.compared(e, t.output.rows))
					},
					onError: [{
						guard: {
							type: "isHopeless",
							params: ({ event: e }) => F(e)
						},
						target: "#stopped",
						actions: {
							type: "fail",
							params: ({ event: e }) => F(e)
						}
					}, { target: "choosing" }]
				},
				after: { patience: "choosing" }
			},
			choosing: { always: [{
				guard: "hasUnsent",
				target: "sending",
				actions: j(({ context: e }) => r.begun(e))
			}, { target: "#succeeded" }] },
			sending: { invoke: {
				id: "sendRow",
				src: "sendRow",
				input: ({ context: e }) => ({
					resource: n,
					payload: l({ context: e }).payloads[0] ?? {}
				}),
				onDone: {
					target: "choosing",
					actions: [j(({ context: e, event: t }) => r.claimed(e, t.output)), {
						type: "tell",
						params: ({ event: e }) => s(e.output)
					}]
				},
				onError: [
					{
						guard: {
							type: "isUncertain",
							params: ({ event: e }) => F(e)
						},
						target: "quarantined",
						actions: j(({ context: e, event: t }) => ({
							...r.known(e, { state: "unknown" }),
							failure: F(t)
						}))
					},
					{
						guard: {
							type: "isRefused",
							params: ({ event: e }) => F(e)
						},
						target: "#stopped",
						actions: j(({ context: e, event: t }) => r.known(e, {
							state: "failed",
							failure: F(t)
						}))
					},
					{
						target: "#stopped",
						actions: j(({ context: e, event: t }) => ({
							...r.known(e, { state: "staged" }),
							failure: F(t)
						}))
					}
				]
			} },
			quarantined: { after: { quarantine: "looking" } },
			looking: { invoke: {
				id: "findSent",
				src: "findAlike",
				input: l,
				onDone: {
					target: "judging",
					actions: j(({ context: e, event: t }) => ({
						candidates: r.candidates(e, t.output.rows),
						failure: null
					}))
				},
				onError: {
					target: "#unsure",
					actions: {
						type: "fail",
						params: ({ event: e }) => F(e)
					}
				}
			} },
			judging: { always: [
				{
					guard: "isDoubtful",
					target: "#unsure"
				},
				{
					guard: ({ context: e }) => e.candidates.length === 1,
					target: "choosing",
					actions: c(({ candidates: [e] }) => e)
				},
				{
					target: "choosing",
					actions: j(({ context: e }) => ({
						...r.known(e, { state: "staged" }),
						vanished: !0
					}))
				}
			] }
		}
	});
	return a.createMachine({
		id: e.name,
		context: ({ input: e }) => ({
			here: !0,
			at: e.at,
			opened: t.opened(e),
			draft: t.opened(e),
			problems: [],
			refused: {},
			focus: null,
			attempts: 0,
			rows: [],
			nextKey: 1,
			removed: null,
			wanted: null,
			failure: null,
			candidates: [],
			vanished: !1
		}),
		entry: o("wants"),
		invoke: {
			id: "swipe",
			src: "swipeRow"
		},
		initial: "composing",
		on: {
			"screen.entered": { actions: [j({
				here: !0,
				at: ({ event: e }) => e.at
			}), o("wants")] },
			"screen.left": { actions: d }
		},
		states: {
			composing: {
				id: "composing",
				tags: "editable",
				on: {
					"draft.changed": { actions: j(({ context: e, event: t }) => r.changed(e, t.change)) },
					"row.added": { actions: j(({ context: e, event: t }) => r.entered(e, t)) },
					"row.edited": [
						{ guard: ({ context: e, event: t }) => !js(e.rows.find(({ key: e }) => e === t.key)) },
						{
							guard: "isTyped",
							target: "replacing",
							actions: ["finishRow", j({ wanted: ({ event: e }) => e.key })]
						},
						{ actions: ["finishRow", j(({ context: e, event: t }) => r.taken(e, t.key))] }
					],
					"row.removed": {
						guard: {
							type: "isOpenRow",
							params: ({ event: e }) => e.key
						},
						actions: ["finishRow", j(({ context: e, event: t }) => r.removed(e, t.key))]
					},
					"row.restored": { actions: j(({ context: e }) => r.restored(e)) },
					"list.submitted": [
						{
							guard: "hasUnsent",
							target: "gathering"
						},
						{
							guard: "isFinished",
							target: "succeeded"
						},
						{
							guard: ({ context: e, event: t }) => r.problems(e, t).length === 0,
							target: "submitting",
							actions: j(({ context: e, event: t }) => r.entered(e, t))
						},
						{ actions: j(({ context: e, event: t }) => r.entered(e, t)) }
					],
					"screen.entered": [{
						guard: "isBusy",
						actions: [
							j(({ context: e, event: t }) => r.entering(e, t)),
							o("wants"),
							o("busy")
						]
					}, { actions: [j(({ context: e, event: t }) => r.entering(e, t)), o("wants")] }],
					"list.abandoned": [{
						guard: "hasWork",
						target: "leaving"
					}, {
						target: "closed",
						actions: o("back")
					}],
					"screen.left": [{
						guard: "hasWork",
						actions: [o("kept"), d]
					}, { target: "closed" }]
				}
			},
			gathering: { always: [{
				guard: "isTyped",
				target: "leftOver"
			}, { target: "submitting" }] },
			leftOver: {
				tags: "question",
				on: {
					"list.confirmed": "submitting",
					"question.cancelled": "composing",
					"screen.left": f
				}
			},
			replacing: {
				tags: "question",
				on: {
					"replacement.confirmed": {
						target: "composing",
						actions: j(({ context: e }) => r.taken(e, e.wanted))
					},
					"question.cancelled": {
						target: "composing",
						actions: j({ wanted: null })
					},
					"screen.left": f
				}
			},
			leaving: {
				tags: "question",
				on: {
					"list.discarded": {
						target: "closed",
						actions: o("back")
					},
					"question.cancelled": "composing",
					"screen.left": f
				}
			},
			submitting: p,
			stopped: {
				id: "stopped",
				entry: o("waiting"),
				always: "composing"
			},
			unsure: {
				id: "unsure",
				tags: ["question", "problem"],
				entry: o("waiting"),
				on: {
					"outcome.checked": "submitting.looking",
					"outcome.claimed": {
						guard: ({ context: e, event: t }) => u(e, t) !== void 0,
						target: "submitting.choosing",
						actions: c(u)
					},
					"outcome.resent": {
						guard: ({ context: e }) => e.candidates.length > 0,
						target: "submitting.choosing",
						actions: j(({ context: e }) => r.disowned(e))
					}
				}
			},
			succeeded: {
				id: "succeeded",
				tags: "success",
				entry: o("done"),
				always: {
					guard: "isTyped",
					target: "composing",
					actions: j({ rows: [] })
				},
				after: { linger: "finished" }
			},
			finished: {
				type: "final",
				entry: o("onward")
			},
			closed: { type: "final" }
		}
	});
}, Bs = (e) => e ? `/${e.kind}/${e.id}/payments` : "/patients", Vs = zs(Ka, {
	resource: "incomes",
	wants: oo,
	opened: ({ passed: e, at: t }) => Ra(e?.payment, Qi(t)),
	revised: Va,
	cleared: (e, { payer: t, date: n }) => ({
		...Ra({ payer: t ?? null }, null),
		date: n
	}),
	problems: Ua,
	payload: $a,
	isAlike: io,
	next: (e) => Bs(e.at(-1)?.payer),
	fallback: "/patients",
	linger: 0
}), Hs = oa(Wa, {
	resource: "incomes",
	listPath: "/patients",
	next: (e) => Bs(za(e)),
	linger: 1e3,
	wants: oo,
	empty: Ra(null, null),
	draftOf: Ba,
	passedOf: ({ income: e }) => e ?? null,
	revised: Va,
	problems: Ua,
	newPayload: $a,
	changedPayload: to,
	warnings: () => [],
	comparesFirst: () => !1,
	isAsSent: ao
}), Us = ["surgeries", "incomes"], Ws = {
	kind: "patient",
	resource: "patients",
	back: "/patients"
}, Gs = {
	kind: "clinic",
	resource: "clinics",
	back: "/settings"
}, Ks = (e, { kind: t, resource: n, back: r }) => {
	let i = P({
		types: {
			context: {},
			events: {},
			input: {},
			tags: {}
		},
		actors: {
			...L(e),
			swipeRow: qr
		},
		actions: {
			tell: N(Nr),
			finishRow: M("swipe", { type: "row.acted" }),
			arrive: j(({ event: e }) => "at" in e ? { at: e.at } : {}),
			failPayer: j({ payerFailure: (e, t) => t }),
			failBalance: j({ balanceFailure: (e, t) => t })
		},
		guards: {
			hasName: ({ context: e }) => e.name !== null,
			isMissing: (e, t) => Ar(t),
			changesPayer: ({ event: e }) => e.type === "rows.changed" && e.resource === n,
			changesBalance: ({ event: e }) => e.type === "rows.changed" && Us.includes(e.resource)
		}
	}), a = (e) => i.enqueueActions(({ context: t, enqueue: n }) => {
		for (let r of e(t)) n({
			type: "tell",
			params: r
		});
	}), o = a(({ at: e }) => Yi(["incomes"], e)), s = i.createStateConfig({
		initial: "loading",
		on: { "screen.entered": {
			target: ".loading",
			actions: ["arrive", o]
		} },
		states: {
			loading: {
				tags: "loadingPayer",
				invoke: {
					id: "loadPayer",
					src: "loadPayer",
					input: ({ context: e }) => ({ id: e.id }),
					onDone: {
						target: "ready",
						actions: j({
							name: ({ event: e }) => e.output.name,
							payerFailure: null
						})
					},
					onError: [
						{
							guard: {
								type: "isMissing",
								params: I
							},
							target: "missing",
							actions: {
								type: "failPayer",
								params: I
							}
						},
						{
							guard: "hasName",
							target: "ready",
							actions: {
								type: "failPayer",
								params: I
							}
						},
						{
							target: "failed",
							actions: {
								type: "failPayer",
								params: I
							}
						}
					]
				}
			},
			ready: { on: {
				"rows.changed": {
					guard: "changesPayer",
					target: "loading"
				},
				"payer.retried": {
					target: "loading",
					actions: "arrive"
				}
			} },
			failed: { on: { "payer.retried": {
				target: "loading",
				actions: "arrive"
			} } },
			missing: { entry: a(({ id: e }) => [{
				type: "row.removed",
				resource: n,
				id: e
			}]) }
		}
	}), c = i.createStateConfig({
		initial: "loading",
		on: {
			"screen.entered": ".loading",
			"rows.changed": {
				guard: "changesBalance",
				target: ".loading",
				reenter: !0
			}
		},
		states: {
			loading: {
				tags: "loadingBalance",
				invoke: {
					id: "loadBalance",
					src: "loadBalance",
					input: ({ context: e }) => ({ id: e.id }),
					onDone: {
						target: "ready",
						actions: j({
							balance: ({ event: e }) => e.output,
							balanceFailure: null
						})
					},
					onError: {
						target: "failed",
						actions: {
							type: "failBalance",
							params: I
						}
					}
				}
			},
			ready: {},
			failed: { on: { "balance.retried": "loading" } }
		}
	}), l = (e, t) => ({
		type: "route.go",
		to: e,
		replace: !1,
		passed: t
	});
	return i.createMachine({
		id: e.name,
		context: ({ input: e }) => {
			let n = Ji(e) ?? 0, r = t === "patient" && e.passed?.patient?.id === n ? Se(e.passed.patient) : null;
			return {
				id: n,
				at: e.at,
				name: r,
				payerFailure: null,
				balance: null,
				balanceFailure: null
			};
		},
		entry: o,
		invoke: {
			id: "swipe",
			src: "swipeRow"
		},
		initial: "open",
		on: {
			"screen.left": ".ended",
			"lists.retried": { actions: ["arrive", o] },
			"payment.add": { actions: a(({ id: e, name: n }) => [l("/new-payment", { payment: { payer: {
				kind: t,
				id: e,
				name: n
			} } })]) },
			"payment.edit": { actions: ["finishRow", {
				type: "tell",
				params: ({ event: e }) => l(`/new-payment/${e.income.id}`, { income: e.income })
			}] },
			"payment.remove": { actions: ["finishRow", {
				type: "tell",
				params: ({ event: e }) => ({
					type: "removal.ask",
					resource: "incomes",
					id: e.id,
					label: e.label
				})
			}] },
			"account.closed": { actions: {
				type: "tell",
				params: Pr(r)
			} }
		},
		states: {
			open: {
				type: "parallel",
				states: {
					payer: s,
					balance: c
				}
			},
			ended: { type: "final" }
		}
	});
}, qs = Ks(Ya, Ws), Js = Ks(Xa, Ws), Ys = Ks(Za, Gs), Xs = /* @__PURE__ */ t({ workflows: () => Zs }), Zs = [
	{
		description: Ka,
		machine: Vs
	},
	{
		description: Wa,
		machine: Hs
	},
	{
		description: Ya,
		machine: qs
	},
	{
		description: Xa,
		machine: Js
	},
	{
		description: Za,
		machine: Ys
	}
], Qs = (e) => {
	let t = /^(?:([1-4])([1-8])|([5-8])([1-5]))$/.exec(e);
	if (!t) return null;
	let n = t[3] !== void 0;
	return {
		quadrant: n ? Number(t[3]) - 4 : Number(t[1]),
		child: n,
		place: Number(t[2] ?? t[4])
	};
}, $s = ({ quadrant: e, child: t, place: n }) => `${t ? e + 4 : e}${n}`, ec = [
	1,
	2,
	3,
	4
], tc = [
	1,
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9,
	10,
	11,
	12,
	13
], nc = 8, rc = (e) => ec.includes(e), ic = (e) => tc.includes(e), ac = ({ quadrant: e, tooth_number: t }) => {
	if (!rc(e) || !ic(t)) return null;
	let n = t > nc;
	return $s({
		quadrant: e,
		child: n,
		place: n ? t - nc : t
	});
}, oc = (e) => {
	let t = Qs(e);
	return t ? {
		quadrant: t.quadrant,
		tooth_number: t.place + (t.child ? nc : 0)
	} : {
		quadrant: null,
		tooth_number: null
	};
}, sc = {
	patient: _(y({
		id: r(),
		name: _(i())
	})),
	procedure_type: _(y({
		id: r(),
		name: _(i({ disguise: "keep" })),
		price: _(c())
	})),
	total_cost: i({ disguise: "digits" }),
	quadrant: _(o()),
	tooth_number: _(o()),
	clinic: _(y({
		id: r(),
		name: _(i()),
		personal: _(f())
	})),
	insurance_tariff: _(y({
		id: r(),
		name: _(i())
	})),
	surgery_time: oe,
	main_complain: i(),
	description: i()
}, cc = {
	patient: f(),
	procedure_type: f(),
	clinic: f(),
	insurance_tariff: f(),
	personal: f(),
	contract: _(r())
}, lc = (e) => e ? {
	typed: vi(e),
	day: e
} : {
	typed: "",
	day: null
}, uc = (e) => typeof e == "number" ? { id: e } : null, dc = (e) => ({
	patient: null,
	procedure_type: null,
	total_cost: "",
	quadrant: null,
	tooth_number: null,
	clinic: null,
	insurance_tariff: null,
	surgery_time: lc(e),
	main_complain: "",
	description: ""
}), fc = (e) => ({
	patient: { id: e.patient },
	procedure_type: { id: e.procedure_type },
	total_cost: String(e.total_cost),
	...oc(e.tooth_number),
	clinic: uc(e.clinic),
	insurance_tariff: uc(e.insurance_tariff),
	surgery_time: lc(e.surgery_time),
	main_complain: e.main_complain ?? "",
	description: e.description ?? ""
}), pc = (e) => (t, n, r) => {
	let i = e === "new" ? n.procedure_type?.price : null;
	return {
		...t,
		...typeof i == "number" ? { total_cost: String(i) } : {},
		...n,
		..."clinic" in n && n.clinic?.personal !== !0 ? { insurance_tariff: null } : {},
		...e === "edit" ? { patient: r.patient ?? null } : {}
	};
}, mc = ({ typed: e, day: t }, n) => t == null ? e.trim() === "" ? "dateRequired" : "dateInvalid" : $r(t) ? t > n ? "dateFuture" : null : "dateInvalid", hc = ({ clinic: e }, { personal: t }) => e ? t ?? e.personal ?? null : !1, gc = (e, t, n) => {
	let { patient: r, procedure_type: i, quadrant: a, tooth_number: o, clinic: s, insurance_tariff: c } = e, l = [], u = (e, t) => {
		t && l.push({
			field: e,
			code: t
		});
	};
	if (u("patient", r ? n.patient === !1 ? "patientNotFound" : null : "patientRequired"), u("procedure_type", i ? n.procedure_type === !1 ? "typeUnknown" : null : "typeRequired"), u("total_cost", Na(e.total_cost) === null ? "amountInvalid" : null), u("quadrant", a ? null : "quadrantRequired"), u("tooth_number", o ? null : "toothRequired"), u("clinic", s ? n.clinic === !1 ? "clinicNotFound" : null : "clinicRequired"), hc(e, n) && u("insurance_tariff", c ? n.insurance_tariff === !1 ? "tariffNotFound" : null : "tariffRequired"), u("surgery_time", mc(e.surgery_time, t)), s && n.clinic !== !1) {
		let t = n.contract === void 0 || hc(e, n) === null;
		u("clinic", n.contract === null ? "noActiveContract" : t ? "listsNotLoaded" : null);
	}
	return l;
}, _c = Zr("treatmentEdit", sc, Te, cc), vc = Ga("newTreatments", sc, cc, Te), yc = [
	"lab_cost",
	"material_cost",
	"discount",
	"extra_fee"
], bc = (e, t, n) => ({
	patient: e.patient?.id ?? 0,
	procedure_type: e.procedure_type?.id ?? 0,
	tooth_number: ac(e) ?? n?.tooth_number ?? "",
	total_cost: Na(e.total_cost) ?? 0,
	...Object.fromEntries(yc.map((e) => [e, n?.[e] ?? 0])),
	surgery_time: e.surgery_time.day ?? null,
	clinic: e.clinic?.id ?? null,
	insurance_tariff: hc(e, t) ? e.insurance_tariff?.id ?? null : null,
	contract: t.contract ?? null,
	main_complain: W(e.main_complain),
	description: W(e.description)
}), xc = (e, t) => bc(e, t, null), Sc = (e) => {
	let { patient: t, procedure_type: n, clinic: r, insurance_tariff: i, surgery_time: a, main_complain: o, description: s } = e;
	return JSON.stringify([
		[
			t,
			n,
			r,
			i
		].map((e) => e?.id ?? null),
		[
			ac(e),
			Na(e.total_cost),
			a.day ?? null
		],
		[W(o), W(s)]
	]);
}, Cc = (e, t, n, r) => Sc(e) === Sc(t) ? {} : bc(e, r, n), wc = [
	"patient",
	"procedure_type",
	"tooth_number",
	"total_cost",
	"surgery_time"
], Tc = (e, t) => {
	let [n, r] = typeof t.clinic == "number" ? [e.clinic, t.clinic] : [e.contract, t.contract];
	return (n ?? null) === (r ?? null);
}, Ec = (e, t) => wc.every((n) => (e[n] ?? null) === (t[n] ?? null)) && Tc(e, t), Dc = (e, t) => Object.entries(e).every(([e, n]) => e === "clinic" && typeof t.clinic != "number" || W(String(n ?? "")) === W(String(t[e] ?? ""))), Oc = [
	"patients",
	"procedureTypes",
	"clinics",
	"contracts",
	"insurances",
	"insuranceTariffs"
], kc = oa(_c, {
	resource: "surgeries",
	listPath: "/patients",
	next: ({ patient: e }) => `/patient/${e}`,
	wants: Oc,
	empty: dc(null),
	draftOf: fc,
	passedOf: ({ surgery: e }) => e ?? null,
	revised: pc("edit"),
	problems: gc,
	newPayload: xc,
	changedPayload: Cc,
	warnings: () => [],
	comparesFirst: () => !1,
	isAsSent: Dc
}), Ac = ({ passed: e, at: t }) => {
	let n = e?.patient;
	return {
		...dc(Qi(t)),
		patient: n ? {
			id: n.id,
			name: Se(n)
		} : null
	};
}, jc = (e) => e === void 0 ? "/patients" : `/patient/${e}`, Mc = zs(vc, {
	resource: "surgeries",
	wants: Oc,
	opened: Ac,
	revised: pc("new"),
	cleared: (e, t) => t,
	problems: gc,
	payload: xc,
	isAlike: Ec,
	next: (e) => jc(e.at(-1)?.patient?.id),
	fallback: "/patients",
	linger: 0
}), Nc = /* @__PURE__ */ t({ workflows: () => Pc }), Pc = [{
	description: vc,
	machine: Mc
}, {
	description: _c,
	machine: kc
}], Fc = {
	username: i(),
	dentist: _(y({
		id: r(),
		first_name: _(i()),
		last_name: _(i())
	}))
}, Ic = S({
	name: "session",
	version: 1,
	input: { hasToken: f() },
	events: {
		"mode.chosen": { mode: g("static", "otp") },
		"username.typed": { value: i() },
		"mobile.typed": { value: d() },
		"secret.filled": {
			field: g("password", "code"),
			filled: f()
		},
		"login.submitted": {},
		"login.cancelled": {},
		"user.retried": {},
		"picture.broken": {},
		"session.signOut": {},
		"session.expired": {},
		"session.changedElsewhere": { hasToken: f() },
		"session.resumed": { hasToken: f() }
	},
	ports: {
		signIn: je({ username: i() }, y({ user: _(y(Fc)) })),
		requestCode: je({ mobile: d() }, y({})),
		verifyCode: je({ mobile: d() }, y({ supported: f() })),
		loadUser: C({}, y(Fc)),
		loadPicture: C({}, y({ url: _(a()) })),
		signOut: C({}, y({}))
	}
}), Lc = {
	username: "",
	mobile: "",
	filled: {
		password: !1,
		code: !1
	},
	problem: null
}, Rc = {
	state: "missing",
	url: null
}, zc = P({
	types: {
		context: {},
		events: {},
		input: {},
		tags: {}
	},
	actors: L(Ic),
	actions: {
		clearForm: j(Lc),
		forgetUser: j({
			user: null,
			userState: "loading",
			picture: Rc,
			hasToken: !1
		}),
		tellStarted: N(({ context: e }) => ({
			type: "session.started",
			username: e.user?.username ?? e.username
		})),
		tellKnown: N(({ context: e }) => ({
			type: "session.known",
			username: e.user?.username ?? e.username
		})),
		tellSignedOut: N({
			type: "session.ended",
			reason: "signedOut"
		}),
		tellExpired: N({
			type: "session.ended",
			reason: "expired"
		}),
		tellElsewhere: N({
			type: "session.ended",
			reason: "elsewhere"
		}),
		show: j({ problem: (e, t) => t })
	},
	guards: {
		hasToken: ({ context: e }) => e.hasToken,
		credentialsMissing: ({ context: e }) => e.username === "" || !e.filled.password,
		mobileMissing: ({ context: e }) => e.mobile === "",
		mobileInvalid: ({ context: e }) => !Ei(e.mobile),
		codeMissing: ({ context: e }) => !e.filled.code
	}
}), Bc = zc.createStateConfig({
	initial: "static",
	tags: "signedOut",
	on: {
		"session.changedElsewhere": {
			guard: ({ event: e }) => e.hasToken,
			target: ".recognising",
			actions: "clearForm"
		},
		"session.resumed": {
			guard: ({ event: e }) => e.hasToken,
			target: ".recognising",
			actions: "clearForm"
		},
		"mode.chosen": [{
			guard: ({ event: e }) => e.mode === "otp",
			target: ".otp",
			actions: "clearForm"
		}, {
			target: ".static",
			actions: "clearForm"
		}],
		"username.typed": { actions: j({
			username: ({ event: e }) => e.value.trim(),
			problem: null
		}) },
		"mobile.typed": { actions: j({
			mobile: ({ event: e }) => e.value.trim(),
			problem: null
		}) },
		"secret.filled": { actions: j({
			filled: ({ context: e, event: t }) => ({
				...e.filled,
				[t.field]: t.filled
			}),
			problem: null
		}) }
	},
	states: {
		static: {
			initial: "editing",
			states: {
				editing: { on: { "login.submitted": [{
					guard: "credentialsMissing",
					actions: {
						type: "show",
						params: { code: "credentialsMissing" }
					}
				}, {
					target: "signingIn",
					actions: {
						type: "show",
						params: null
					}
				}] } },
				signingIn: {
					tags: "busy",
					invoke: {
						id: "signIn",
						src: "signIn",
						input: ({ context: e }) => ({ username: e.username }),
						onDone: [{
							guard: ({ event: e }) => e.output.user != null,
							target: "#session.signedIn",
							actions: [
								j({ user: ({ event: e }) => e.output.user ?? null }),
								"tellStarted",
								"clearForm"
							]
						}, { target: "#session.signedOut.recognising" }],
						onError: {
							target: "editing",
							actions: j({ problem: ({ event: e }) => ({
								code: "failed",
								failure: e.error
							}) })
						}
					},
					on: {
						"username.typed": {},
						"mode.chosen": {},
						"secret.filled": {}
					}
				}
			}
		},
		recognising: {
			tags: "busy",
			invoke: {
				id: "recognise",
				src: "loadUser",
				input: {},
				onDone: {
					target: "#session.signedIn",
					actions: [
						j({ user: ({ event: e }) => e.output }),
						"tellStarted",
						"clearForm"
					]
				},
				onError: [{
					guard: ({ context: e, event: t }) => e.username !== "" && t.error._tag !== "SessionEnded",
					target: "#session.signedIn",
					actions: ["tellStarted", "clearForm"]
				}, {
					target: "static",
					actions: j({ problem: ({ event: e }) => ({
						code: "failed",
						failure: e.error
					}) })
				}]
			},
			on: {
				"session.changedElsewhere": {
					guard: ({ event: e }) => !e.hasToken,
					target: "static"
				},
				"username.typed": {},
				"mode.chosen": {},
				"secret.filled": {}
			}
		},
		otp: {
			initial: "mobile",
			on: { "login.cancelled": {
				target: "#session.signedOut.static",
				actions: "clearForm"
			} },
			states: {
				mobile: { on: { "login.submitted": [
					{
						guard: "mobileMissing",
						actions: {
							type: "show",
							params: { code: "mobileMissing" }
						}
					},
					{
						guard: "mobileInvalid",
						actions: {
							type: "show",
							params: { code: "mobileInvalid" }
						}
					},
					{
						target: "requestingCode",
						actions: {
							type: "show",
							params: null
						}
					}
				] } },
				requestingCode: {
					tags: "busy",
					invoke: {
						id: "requestCode",
						src: "requestCode",
						input: ({ context: e }) => ({ mobile: e.mobile }),
						onDone: "code",
						onError: {
							target: "mobile",
							actions: j({ problem: ({ event: e }) => ({
								code: "failed",
								failure: e.error
							}) })
						}
					},
					on: {
						"mobile.typed": {},
						"mode.chosen": {}
					}
				},
				code: { on: {
					"login.submitted": [{
						guard: "codeMissing",
						actions: {
							type: "show",
							params: { code: "codeMissing" }
						}
					}, {
						target: "verifyingCode",
						actions: {
							type: "show",
							params: null
						}
					}],
					"mobile.typed": {}
				} },
				verifyingCode: {
					tags: "busy",
					invoke: {
						id: "verifyCode",
						src: "verifyCode",
						input: ({ context: e }) => ({ mobile: e.mobile }),
						onDone: [{
							guard: ({ event: e }) => e.output.supported,
							target: "#session.signedIn",
							actions: ["tellStarted", "clearForm"]
						}, {
							target: "code",
							actions: {
								type: "show",
								params: { code: "otpUnsupported" }
							}
						}],
						onError: {
							target: "code",
							actions: j({ problem: ({ event: e }) => ({
								code: "failed",
								failure: e.error
							}) })
						}
					},
					on: {
						"secret.filled": {},
						"mode.chosen": {},
						"mobile.typed": {}
					}
				}
			}
		}
	}
}), Vc = zc.createStateConfig({
	tags: "signedIn",
	type: "parallel",
	on: {
		"session.signOut": "signingOut",
		"session.expired": {
			target: "signedOut",
			actions: ["forgetUser", "tellExpired"]
		},
		"session.changedElsewhere": {
			guard: ({ event: e }) => !e.hasToken,
			target: "signedOut",
			actions: ["forgetUser", "tellElsewhere"]
		},
		"session.resumed": [{
			guard: ({ event: e }) => e.hasToken,
			target: "signedIn",
			reenter: !0
		}, {
			target: "signedOut",
			actions: ["forgetUser", "tellExpired"]
		}]
	},
	states: {
		user: {
			initial: "loading",
			states: {
				loading: {
					entry: j({ userState: "loading" }),
					invoke: {
						id: "loadUser",
						src: "loadUser",
						input: {},
						onDone: {
							target: "ready",
							actions: [j({
								user: ({ event: e }) => e.output,
								userState: "ready"
							}), "tellKnown"]
						},
						onError: {
							target: "failed",
							actions: j({ userState: "failed" })
						}
					}
				},
				ready: {},
				failed: { on: { "user.retried": "loading" } }
			}
		},
		picture: {
			initial: "loading",
			states: {
				loading: {
					entry: j({ picture: {
						state: "loading",
						url: null
					} }),
					invoke: {
						id: "loadPicture",
						src: "loadPicture",
						input: {},
						onDone: {
							target: "settled",
							actions: j({ picture: ({ event: e }) => e.output.url ? {
								state: "ready",
								url: e.output.url
							} : Rc })
						},
						onError: {
							target: "settled",
							actions: j({ picture: {
								state: "failed",
								url: null
							} })
						}
					}
				},
				settled: { on: {
					"picture.broken": { actions: j({ picture: {
						state: "failed",
						url: null
					} }) },
					"user.retried": "loading"
				} }
			}
		}
	}
}), Hc = zc.createMachine({
	id: "session",
	context: ({ input: e }) => ({
		...Lc,
		hasToken: e.hasToken,
		user: null,
		userState: "loading",
		picture: Rc
	}),
	initial: "deciding",
	states: {
		deciding: { always: [{
			guard: "hasToken",
			target: "signedIn"
		}, { target: "signedOut" }] },
		signedOut: Bc,
		signedIn: Vc,
		signingOut: {
			tags: ["signedIn", "busy"],
			invoke: {
				id: "signOut",
				src: "signOut",
				input: {},
				onDone: {
					target: "signedOut",
					actions: ["forgetUser", "tellSignedOut"]
				},
				onError: {
					target: "signedOut",
					actions: ["forgetUser", "tellSignedOut"]
				}
			}
		}
	}
}), Uc = (e) => e.split("/").filter(Boolean), Wc = (e, t) => {
	if (e.length !== t.length) return null;
	let n = {};
	for (let [r, i] of e.entries()) {
		let e = t[r] ?? "";
		if (i.startsWith(":")) n[i.slice(1)] = e;
		else if (i !== e) return null;
	}
	return n;
}, Gc = Be.map((e) => [e, Uc(e.path)]), Kc = (e) => {
	let t = Uc(e.split(/[?#]/, 1)[0] ?? "");
	for (let [e, n] of Gc) {
		let r = Wc(n, t);
		if (r) return {
			route: e,
			params: r
		};
	}
	return null;
}, qc = (e, t) => {
	if (!t) return ze;
	let n = Kc(e);
	return n === null || n.route.path === "/login" ? "/" : e;
}, Jc = ({ route: e, params: t }) => {
	if (!e.workflow) return null;
	let n = Object.values(t).join("/");
	return n === "" && !e.path.startsWith("/new") ? e.workflow : `${e.workflow}:${n || "new"}`;
}, Yc = 6e3, Xc = "removal", Zc = "support", Qc = "rescue", X = (e) => `resource:${e}`, $c = {
	open: {},
	cached: [],
	notices: []
}, Z = P({
	types: {
		context: {},
		events: {},
		input: {}
	},
	actors: { session: Hc },
	actions: {
		navigate: (e, t) => {},
		goBack: (e, t) => {},
		sealLog: () => {}
	}
}), el = (e) => e, tl = (e, t) => ({
	notices: [...e.notices, {
		key: e.nextNotice,
		notice: t
	}].slice(-3),
	nextNotice: e.nextNotice + 1
}), nl = (e) => ({ notice: { code: t, values: n } }) => t.endsWith(".formWaiting") && e?.endsWith(`:${n.id}`), rl = ({ notice: { code: e } }) => e.startsWith("session."), il = (e, t) => Object.fromEntries(Object.entries(e).filter(([e]) => e !== t)), al = (e) => Z.enqueueActions(({ context: t, event: n, enqueue: r }) => {
	let { actorId: i } = n;
	r.stopChild(i), r.assign({
		open: il(t.open, i),
		cached: t.cached.filter((e) => X(e) !== i)
	}), e && r.assign(tl(t, e));
}), ol = (e) => Z.enqueueActions(({ context: t, event: n, enqueue: r }) => {
	let { type: i, ...a } = n;
	r.spawnChild(el(e), {
		id: e,
		input: a
	}), r.assign({ open: {
		...t.open,
		[e]: e
	} });
}), sl = (e) => [...Object.keys(e.open), ...e.cached.map(X)], cl = (e, t, n, r = null) => ({
	navigation: {
		type: "navigate",
		params: {
			to: qc(t, e.signedIn),
			replace: n,
			passed: r
		}
	},
	returnTo: !e.signedIn && t !== "/login" ? t : e.returnTo
}), ll = Z.createMachine({
	id: "app",
	context: ({ input: e }) => ({
		at: e.at,
		online: !0,
		signedIn: e.hasToken,
		owner: null,
		route: null,
		pending: null,
		failed: null,
		returnTo: null,
		...$c,
		nextNotice: 1,
		quickActions: !1,
		log: null,
		theme: e.theme ?? "device"
	}),
	invoke: {
		id: "session",
		src: "session",
		input: ({ context: e }) => ({ hasToken: e.signedIn })
	},
	on: {
		"clock.ticked": { actions: j({ at: ({ event: e }) => e.at }) },
		"network.changed": { actions: j({ online: ({ event: e }) => e.online }) },
		"theme.chosen": { actions: j({ theme: ({ event: e }) => e.theme }) },
		"quickActions.toggled": { actions: j({ quickActions: ({ event: e }) => e.open }) },
		"route.go": { actions: Z.enqueueActions(({ context: e, event: t, enqueue: n }) => {
			if (t.type !== "route.go") return;
			let { navigation: r, returnTo: i } = cl(e, t.to, t.replace, t.passed);
			n.assign({ returnTo: i }), n(r);
		}) },
		"route.back": { actions: {
			type: "goBack",
			params: ({ event: e }) => ({ fallback: e.fallback })
		} },
		"route.loading": { actions: j({
			pending: ({ event: e }) => e.path,
			failed: null
		}) },
		"route.failed": { actions: j({
			pending: null,
			failed: ({ event: e }) => e.path
		}) },
		"route.arrived": { actions: Z.enqueueActions(({ context: e, event: t, enqueue: n }) => {
			if (t.type !== "route.arrived") return;
			let { path: r, at: i, passed: a = null } = t, o = Kc(r), { navigation: s, returnTo: c } = cl(e, r, !0, a);
			if (o === null || s.params.to !== r) {
				n.assign({
					returnTo: c,
					at: i
				}), n(s);
				return;
			}
			let l = Jc(o), u = e.route?.workflow, d = nl(l);
			u && u !== l && u in e.open && n.sendTo(u, { type: "screen.left" }), l && l in e.open && n.sendTo(l, {
				type: "screen.entered",
				passed: a,
				at: i
			});
			let { workflow: f, screen: p, area: ee } = o.route;
			l && f && !(l in e.open) && (n.spawnChild(el(f), {
				id: l,
				input: {
					params: o.params,
					passed: a,
					at: i
				}
			}), n.assign({ open: {
				...e.open,
				[l]: f
			} })), n.assign({
				route: {
					path: r,
					screen: p,
					area: ee,
					params: o.params,
					workflow: l
				},
				at: i,
				pending: null,
				failed: null,
				quickActions: !1
			}), n.assign({ notices: e.notices.filter((e) => !d(e)) });
		}) },
		"session.started": { actions: Z.enqueueActions(({ context: e, event: t, enqueue: n }) => {
			if (t.type !== "session.started") return;
			let r = e.owner !== null && e.owner !== t.username;
			if (r) for (let t of sl(e)) n.stopChild(t);
			let i = e.notices.filter((e) => !rl(e)), a = {
				...e,
				notices: i,
				...r ? $c : {},
				signedIn: !0,
				owner: t.username,
				returnTo: null
			};
			n.assign(a), n(cl(a, !r && e.returnTo || "/", !0).navigation);
		}) },
		"session.known": { actions: Z.enqueueActions(({ context: e, event: t, enqueue: n }) => {
			if (t.type !== "session.known") return;
			let r = e.owner !== null && e.owner !== t.username;
			if (n.assign({ owner: t.username }), r) {
				for (let t of sl(e)) n.stopChild(t);
				n.assign($c), n(cl(e, "/", !0).navigation);
			}
		}) },
		"session.ended": { actions: Z.enqueueActions(({ context: e, event: t, enqueue: n }) => {
			if (t.type !== "session.ended") return;
			for (let t of e.cached) n.stopChild(X(t));
			let r = t.reason === "signedOut";
			if (r) for (let t of Object.keys(e.open)) n.sendTo(t, { type: "screen.left" });
			let i = {
				...e,
				signedIn: !1,
				cached: [],
				returnTo: r ? null : e.route?.path ?? null
			};
			n.assign({
				...i,
				...r ? {} : tl(e, {
					code: `session.${t.reason}`,
					tone: "info",
					values: {}
				})
			}), r && n("sealLog"), n(cl(i, ze, !0).navigation);
		}) },
		"resource.want": { actions: Z.enqueueActions(({ context: e, event: t, enqueue: n }) => {
			if (t.type !== "resource.want") return;
			let { resource: r, at: i } = t;
			e.cached.includes(r) ? n.sendTo(X(r), {
				type: "resource.wanted",
				at: i
			}) : (n.spawnChild(el(X(r)), {
				id: X(r),
				input: { at: i }
			}), n.assign({ cached: [...e.cached, r] }));
		}) },
		"row.saved": {
			guard: ({ context: e, event: t }) => e.cached.includes(t.saved.resource),
			actions: M(({ event: e }) => X(e.saved.resource), ({ event: e }) => ({
				type: e.saved.created ? "row.created" : "row.updated",
				row: e.saved.row
			}))
		},
		"row.removed": {
			guard: ({ context: e, event: t }) => e.cached.includes(t.resource),
			actions: M(({ event: e }) => X(e.resource), ({ event: e }) => ({
				type: "row.removed",
				id: e.id
			}))
		},
		"rows.changed": {
			guard: ({ context: e }) => e.route?.workflow != null && e.route.workflow in e.open,
			actions: M(({ context: e }) => e.route?.workflow ?? "", ({ event: e }) => e)
		},
		"removal.ask": {
			guard: ({ context: e }) => !(Xc in e.open),
			actions: ol(Xc)
		},
		"support.ask": {
			guard: ({ context: e }) => !(Zc in e.open),
			actions: ol(Zc)
		},
		"rescue.ask": {
			guard: ({ context: e }) => !(Qc in e.open),
			actions: ol(Qc)
		},
		"log.changed": { actions: j({ log: ({ event: e }) => e.log }) },
		"notice.show": { actions: [j(({ context: e, event: t }) => tl(e, t.notice)), Z.enqueueActions(({ context: e, event: t, enqueue: n }) => {
			if (t.type !== "notice.show" || t.notice.tone === "problem") return;
			let r = e.nextNotice - 1;
			n.raise({
				type: "notice.dismiss",
				key: r
			}, {
				id: `notice-${r}`,
				delay: Yc
			});
		})] },
		"notice.dismiss": { actions: j({ notices: ({ context: e, event: t }) => e.notices.filter(({ key: e }) => e !== t.key) }) },
		"xstate.done.actor.*": { actions: al(null) },
		"xstate.error.actor.*": { actions: al({
			code: "workflow.broken",
			tone: "problem",
			values: {}
		}) }
	}
}), ul = (e, t) => {
	Object.assign(e.implementations.actors, t);
};
a(), a();
// src/schema/log/language.ts
var dl = "xstate.done.actor.", fl = "xstate.error.actor.", pl = "$body", ml = "/", hl = (e, t) => {
	let n = t.includes("~") || t.includes(ml) ? t.replaceAll("~", "~0").replaceAll(ml, "~1") : t;
	return e === void 0 ? n : `${e}${ml}${n}`;
}, gl = (e) => e.split(ml).map((e) => e.replaceAll("~1", ml).replaceAll("~0", "~")), Q = () => {}, _l = {
	getInitialSnapshot: (e, t) => ({
		status: "active",
		output: void 0,
		error: void 0,
		input: t
	}),
	transition: (e) => e,
	getPersistedSnapshot: (e) => e,
	restoreSnapshot: (e) => e
}, vl = new Proxy({}, {
	get: () => _l,
	has: () => !0
}), yl = /* @__PURE__ */ new WeakMap(), bl = (e) => {
	let t = yl.get(e);
	if (t) return t;
	let n = e.provide({});
	return n.implementations.actors = vl, yl.set(e, n), n;
}, xl = {
	_bookId: () => "",
	_register: Q,
	_unregister: Q,
	_set: Q,
	_relay: Q,
	_sendInspectionEvent: Q,
	_clock: {
		setTimeout: () => 0,
		clearTimeout: Q
	},
	_logger: Q,
	_snapshot: { _scheduledEvents: {} },
	get: Q,
	getAll: () => ({}),
	inspect: () => ({ unsubscribe: Q }),
	getSnapshot: () => ({ _scheduledEvents: {} }),
	scheduler: {
		schedule: Q,
		cancel: Q,
		cancelAll: Q
	},
	start: Q
}, Sl = (e, t, n) => {
	let r = bl(e), i = [], a = {
		id: t,
		sessionId: "",
		src: e.id,
		system: xl,
		_parent: n,
		send: Q,
		getSnapshot: Q,
		on: Q,
		subscribe: Q
	}, o = {
		self: a,
		id: t,
		sessionId: "",
		system: xl,
		logger: Q,
		defer: Q,
		emit: Q,
		stopChild: Q,
		actionExecutor: (e) => {
			i.push(e);
		}
	}, s = (e) => {
		let t = {
			snapshot: e,
			asked: i
		};
		return i = [], t;
	};
	return {
		self: a,
		id: t,
		begin: (e) => s(r.getInitialSnapshot(o, e)),
		step: (e, t) => (i = [], s(r.transition(e, t, o))),
		revive: (e) => r.restoreSnapshot(e, o),
		addressee: (e) => {
			if (e === a) return { kind: "self" };
			if (e == null) return null;
			if (e === n) return { kind: "parent" };
			let { id: t, _parent: r } = e;
			return r === a ? {
				kind: "child",
				id: t
			} : null;
		}
	};
}, Cl = (e) => e.machine.getPersistedSnapshot(e), wl = (e) => {
	let { src: t, options: n } = e;
	return {
		src: typeof t == "string" ? t : "",
		input: n.input
	};
}, Tl = (e, t) => {
	let n = e.implementations.actors[t];
	return El(n) ? n : null;
}, El = (e) => e instanceof fr, Dl = (e) => e.slice(0, e.lastIndexOf("/")), Ol = (e, t, n) => {
	let r = t.addressee(n);
	return r === null ? null : r.kind === "self" ? e : r.kind === "parent" ? Dl(e) : hl(e, r.id);
}, kl = (e, t, n, r, i) => {
	if (n.length === 0) return {
		timers: r,
		messages: []
	};
	let a = r, o;
	for (let { type: r, params: s } of n) if (r === "xstate.cancel") {
		let { sendId: e } = s;
		a.some(({ id: t }) => t === e) && (a = a.filter(({ id: t }) => t !== e));
	} else if (r === "xstate.raise" || r === "xstate.sendTo") {
		let { to: n, event: c, id: l, delay: u } = s, d = r === "xstate.raise" ? e : Ol(e, t, n);
		if (d === null) continue;
		if (typeof u == "number") {
			let e = l ?? c.type;
			a = [...a.filter((t) => t.id !== e), {
				id: e,
				event: c,
				to: d,
				due: i + u
			}];
		} else r === "xstate.sendTo" && (o ??= [], o.push({
			to: d,
			event: c
		}));
	}
	return {
		timers: a,
		messages: o ?? []
	};
}, Al = (e, t, n, r, i) => {
	let { src: a, input: o } = wl(r), s = e.implementations.actors[a], c = s === void 0 || El(s) ? "workflow" : "effect";
	return {
		id: n,
		path: hl(t, n),
		src: a,
		kind: c,
		input: o,
		since: i,
		outcome: null,
		ref: r
	};
}, jl = (e, t, n, r) => {
	if (t === n) return e.children;
	let i = {};
	for (let [t, a] of Object.entries(n)) {
		let n = e.children[t];
		i[t] = n !== void 0 && n.ref === a ? n : Al(e.machine, e.path, t, a, r);
	}
	return i;
}, Ml = (e, t) => {
	if (Object.is(e, t)) return !0;
	if (typeof e != "object" || typeof t != "object" || e === null || t === null) return !1;
	if (Array.isArray(e) || Array.isArray(t)) return Array.isArray(e) && Array.isArray(t) && e.length === t.length && e.every((e, n) => Ml(e, t[n]));
	let n = e, r = t;
	return Object.keys(n).every((e) => Ml(n[e], r[e])) && Object.keys(r).every((e) => r[e] === void 0 || e in n);
}, Nl = 64, Pl = (e, t) => {
	let { status: n, output: r, error: i } = t.snapshot;
	if (t.path.lastIndexOf("/") < 0 || n === e?.snapshot.status) return null;
	let a = t.inert.id;
	return n === "done" ? {
		type: `xstate.done.actor.${a}`,
		output: r,
		actorId: a
	} : n === "error" ? {
		type: `xstate.error.actor.${a}`,
		error: i,
		actorId: a
	} : null;
}, Fl = (e) => {
	let t = [], n = (n) => {
		let r = t.filter((e) => n - e.seq > Nl);
		for (let { from: t, to: i, event: a } of r) e(n, i, "message", `${a?.type ?? "begin"} from ${t} did not come`);
		r.length > 0 && (t = t.filter((e) => !r.includes(e)));
	}, r = (e) => {
		e && (t = t.filter((t) => t !== e));
	};
	return {
		all: () => t,
		follow: (e, r, i, a) => {
			t.length > 0 && n(e);
			let { path: o } = i;
			if (r?.children !== i.children) {
				for (let e of Object.values(r?.children ?? {})) i.children[e.id]?.ref !== e.ref && (t = t.filter((t) => t.event !== null || t.to !== e.path));
				for (let n of Object.values(i.children)) n.kind === "workflow" && r?.children[n.id]?.ref !== n.ref && t.push({
					seq: e,
					from: o,
					to: n.path,
					event: null,
					input: n.input
				});
			}
			for (let { to: n, event: r } of a) Object.values(i.children).find((e) => e.path === n)?.kind !== "effect" && t.push({
				seq: e,
				from: o,
				to: n,
				event: r
			});
			let s = Pl(r, i);
			s && t.push({
				seq: e,
				from: o,
				to: o.slice(0, o.lastIndexOf("/")),
				event: s
			});
		},
		beginning: (n) => {
			let i = t.find((e) => e.event === null && e.to === n.a);
			r(i), i && !Ml(i.input ?? {}, n.e ?? {}) && e(n.s, n.a, "input", "");
		},
		arrival: (n, i) => {
			if (n.k === "refused") {
				r(t.find((e) => e.from === n.x && e.to === n.a && e.event !== null));
				return;
			}
			let a = t.find((e) => e.from === n.x && e.to === n.a && e.event?.type === i.type);
			r(a), a ? !i.type.startsWith("xstate.error") && !Ml(a.event, i) && e(n.s, n.a, "message", `${i.type} says something else`) : e(n.s, n.a, "message", `${i.type} from ${n.x} does not follow`);
		}
	};
}, Il = /* @__PURE__ */ new Map(), Ll = (e) => {
	let t = 2166136261;
	for (let n = 0; n < e.length; n += 1) t = Math.imul(t ^ e.charCodeAt(n), 16777619);
	return (t >>> 0).toString(36);
}, Rl = (e) => {
	let { value: t, status: n } = e, r = typeof t == "string" ? t : JSON.stringify(t), i = n === "active" ? r : `${n} ${r}`, a = Il.get(i);
	if (a !== void 0) return a;
	let o = Ll(i);
	return Il.set(i, o), o;
}, zl = (e) => {
	let t = e;
	return t.type.startsWith("xstate.done.actor.") ? {
		output: void 0,
		...t,
		actorId: t.type.slice(dl.length)
	} : t.type.startsWith("xstate.error.actor.") ? {
		...t,
		actorId: t.type.slice(fl.length)
	} : t;
}, Bl = (e) => e.type.startsWith("xstate.done.actor.") ? {
	status: "done",
	output: e.output
} : e.type.startsWith("xstate.error.actor.") ? {
	status: "error",
	error: e.error
} : null, Vl = (e, t) => {
	if (!t.type.startsWith("xstate.")) return e;
	let n = Bl(t), r = n && e[t.actorId];
	return n && r ? {
		...e,
		[r.id]: {
			...r,
			outcome: n
		}
	} : e;
}, Hl = (e, t) => {
	let n = e.filter((e) => e.event.type === t.type).sort((e, t) => e.due - t.due)[0];
	return n ? e.filter((e) => e !== n) : e;
}, Ul = (e) => {
	let t = e.lastIndexOf("/");
	return t < 0 ? null : e.slice(0, t);
}, Wl = ({ root: e, onStep: t }) => {
	let n = /* @__PURE__ */ new Map(), r = [], i = (e, t, n, i) => {
		r.push({
			seq: e,
			path: t,
			kind: n,
			detail: i
		});
	}, a = Fl(i), o = {
		s: 0,
		t: 0
	}, s = (e, t, r) => {
		let a = Rl(t.snapshot), o = e.f ?? r ?? a;
		o !== a && o !== "-" && i(e.s, e.a, "state", JSON.stringify(t.snapshot.value));
		let s = {
			...t,
			print: a,
			claimed: o
		};
		return n.set(t.path, s), s;
	}, c = (e, t, n, r) => {
		let { path: i, inert: o } = t, c = jl(t, r?.snapshot.children ?? null, n.snapshot.children, e.t), { timers: l, messages: u } = kl(i, o, n.asked, t.timers, e.t), d = s(e, {
			...t,
			snapshot: n.snapshot,
			children: c,
			timers: l
		}, r?.claimed ?? null);
		return a.follow(e.s, r, d, u), d;
	}, l = (t) => {
		let { a: r, s: o } = t, s = Ul(r), l = s === null ? null : n.get(s), u = l && Object.values(l.children).find((e) => e.path === r), d = s === null ? e : l && u ? Tl(l.machine, u.src) : null;
		if (d === null) {
			let e = u ? u.src : t.m;
			return i(o, r, u ? "missing" : "stranger", String(e)), null;
		}
		a.beginning(t);
		let f = Sl(d, u ? u.id : t.a, l?.inert.self), p = f.begin(t.e), ee = {
			path: r,
			machine: d,
			inert: f,
			snapshot: p.snapshot,
			timers: [],
			children: {},
			print: "",
			claimed: ""
		};
		return c(t, ee, p, null);
	}, u = (e, t) => {
		let n = zl(e.e), r = Vl(t.children, n), i = e.x === "." && t.timers.length > 0 ? Hl(t.timers, n) : t.timers, a = r === t.children && i === t.timers ? t : {
			...t,
			children: r,
			timers: i
		};
		try {
			let r = t.inert.step(t.snapshot, n);
			return e.f === "-" ? t : c(e, a, r, t);
		} catch (n) {
			let r = {
				...t.snapshot,
				status: "error",
				error: n
			};
			return c(e, a, {
				snapshot: r,
				asked: []
			}, t);
		}
	};
	return {
		apply: (e) => {
			o = {
				s: e.s,
				t: e.t
			};
			let r = n.get(e.a) ?? null, s = r;
			e.k === "init" ? s = l(e) : (e.x !== void 0 && e.x !== "." && a.arrival(e, zl(e.e)), r === null ? i(e.s, e.a, "stranger", "") : e.k === "refused" ? i(e.s, e.a, "refused", "") : e.k === void 0 && r.snapshot.status === "active" && (s = u(e, r))), t?.({
				record: e,
				before: r,
				after: s
			});
		},
		actors: n,
		divergences: r,
		pending: () => a.all(),
		place: (e, t) => {
			for (let t of e) n.set(t.path, t);
			o = t;
		},
		last: () => o
	};
}, Gl = 1e4, Kl = ({ from: e, to: t, event: n, input: r }, i, a) => ({
	s: i,
	t: a,
	a: t,
	...n === null ? {
		k: "init",
		...r === void 0 ? {} : { e: r }
	} : { e: n },
	x: e
}), ql = (e) => {
	let t = [];
	for (; t.length < Gl;) {
		let [n] = e.pending();
		if (n === void 0) return t;
		let { s: r, t: i } = e.last(), a = Kl(n, r + 1, i);
		if (e.apply(a), e.pending()[0] === n) return t;
		t.push(a);
	}
	return t;
}, Jl = (e, t) => {
	let { outcome: n } = e;
	return n?.status === "done" ? {
		status: "done",
		output: n.output,
		error: void 0,
		input: void 0
	} : n?.status === "error" ? {
		status: "error",
		output: void 0,
		error: n.error,
		input: void 0
	} : t ? {
		status: "stopped",
		output: void 0,
		error: void 0,
		input: void 0
	} : {
		status: "active",
		output: void 0,
		error: void 0,
		input: e.input,
		since: e.since
	};
}, Yl = (e, t, n = !1) => {
	let r = e.actors.get(t);
	if (r === void 0) throw Error(`No actor at ${t}.`);
	let i = n && r.snapshot.status === "active" ? r.inert.step(r.snapshot, { type: "xstate.stop" }).snapshot : r.snapshot, a = i.status !== "active", o = Cl(i), s = {};
	for (let [t, n] of Object.entries(o.children)) {
		let i = r.children[t];
		if (i === void 0) continue;
		let o = i.kind === "effect" ? Jl(i, a) : e.actors.has(i.path) ? Yl(e, i.path, a) : null;
		o !== null && (s[t] = {
			...n,
			snapshot: o
		});
	}
	return {
		...o,
		children: s
	};
}, Xl = (e, t) => {
	let n = e.actors.get(t);
	return n?.snapshot.status === "active" ? [t, ...Object.values(n.children).flatMap((t) => t.kind === "workflow" ? Xl(e, t.path) : [])] : [];
}, Zl = (e, t) => {
	let n = Xl(e, t).flatMap((t) => e.actors.get(t) ?? []);
	return {
		...e.last(),
		tree: Yl(e, t),
		timers: n.flatMap(({ path: e, timers: t }) => t.map((t) => ({
			...t,
			from: e
		}))),
		prints: Object.fromEntries(n.map(({ path: e, claimed: t }) => [e, t]))
	};
}, Ql = (e) => e.status === "done" ? {
	status: "done",
	output: e.output
} : e.status === "error" ? {
	status: "error",
	error: e.error
} : null, $l = (e, t, n, r) => {
	let i = [], a = (e, t, n, o, s) => {
		let c = Sl(e, t, s), l = c.revive(o), u = {};
		for (let [t, { src: i, snapshot: s }] of Object.entries(o.children)) {
			let o = hl(n, t), d = Tl(e, i), f = l.children[t];
			if (f === void 0) throw Error(`No child ${o} after reviving.`);
			let p = s;
			u[t] = {
				id: t,
				path: o,
				src: i,
				kind: d ? "workflow" : "effect",
				input: d ? void 0 : p.input,
				since: d ? r.t : p.since ?? r.t,
				outcome: d ? null : Ql(p),
				ref: f
			}, d && a(d, t, o, s, c.self);
		}
		let d = Rl(l), f = r.timers.filter(({ from: e }) => e === n).map(({ from: e, ...t }) => t);
		i.push({
			path: n,
			machine: e,
			inert: c,
			snapshot: l,
			timers: f,
			children: u,
			print: d,
			claimed: r.prints[n] ?? d
		});
	};
	a(t, n, hl(void 0, n), r.tree, void 0), e.place(i, {
		s: r.s,
		t: r.t
	});
}, eu = ({ k: e, x: t, p: n, a: r }, i) => e === "init" ? r === i : t === void 0 || t === "." || n !== void 0, tu = ({ root: e, rootId: t, checkpoint: n, records: r, ended: i = [] }, a) => {
	let o = Wl({ root: e });
	n && $l(o, e, t, n);
	for (let e of i) o.apply({
		...o.last(),
		a: t,
		e: { type: `${dl}${e}` }
	});
	for (let e = 0; e < a; e += 1) {
		o.apply(r[e]);
		let n = o.actors.get(t)?.snapshot.status;
		if (n !== void 0 && n !== "active") return {
			fold: o,
			brokenAt: e
		};
	}
	return {
		fold: o,
		brokenAt: -1
	};
}, nu = (e) => {
	let { records: t, rootId: n } = e, r = t.length, i = null;
	for (;;) {
		let { fold: a, brokenAt: o } = tu(e, r);
		if (o < 0) {
			let e = ql(a);
			return a.actors.get(n)?.snapshot.status === "active" ? {
				fold: a,
				checkpoint: Zl(a, n),
				added: e,
				cutAt: i,
				divergences: a.divergences
			} : null;
		}
		let s = o;
		for (; s > 0 && !eu(t[s], n);) --s;
		if (s === 0 && !e.checkpoint) return null;
		r = s, i = t[s].s;
	}
}, ru = new Int32Array([
	1116352408,
	1899447441,
	3049323471,
	3921009573,
	961987163,
	1508970993,
	2453635748,
	2870763221,
	3624381080,
	310598401,
	607225278,
	1426881987,
	1925078388,
	2162078206,
	2614888103,
	3248222580,
	3835390401,
	4022224774,
	264347078,
	604807628,
	770255983,
	1249150122,
	1555081692,
	1996064986,
	2554220882,
	2821834349,
	2952996808,
	3210313671,
	3336571891,
	3584528711,
	113926993,
	338241895,
	666307205,
	773529912,
	1294757372,
	1396182291,
	1695183700,
	1986661051,
	2177026350,
	2456956037,
	2730485921,
	2820302411,
	3259730800,
	3345764771,
	3516065817,
	3600352804,
	4094571909,
	275423344,
	430227734,
	506948616,
	659060556,
	883997877,
	958139571,
	1322822218,
	1537002063,
	1747873779,
	1955562222,
	2024104815,
	2227730452,
	2361852424,
	2428436474,
	2756734187,
	3204031479,
	3329325298
]), iu = [
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
], $ = (e, t) => e >>> t | e << 32 - t, au = (e, t) => {
	let n = (e) => t[e], r = (t) => e[t];
	for (let e = 16; e < 64; e += 1) {
		let r = n(e - 15), i = n(e - 2), a = $(r, 7) ^ $(r, 18) ^ r >>> 3, o = $(i, 17) ^ $(i, 19) ^ i >>> 10;
		t[e] = n(e - 16) + a + n(e - 7) + o | 0;
	}
	let i = r(0), a = r(1), o = r(2), s = r(3), c = r(4), l = r(5), u = r(6), d = r(7);
	for (let e = 0; e < 64; e += 1) {
		let t = d + ($(c, 6) ^ $(c, 11) ^ $(c, 25)) + (c & l ^ ~c & u) + ru[e] + n(e) | 0, r = ($(i, 2) ^ $(i, 13) ^ $(i, 22)) + (i & a ^ i & o ^ a & o) | 0;
		d = u, u = l, l = c, c = s + t | 0, s = o, o = a, a = i, i = t + r | 0;
	}
	e[0] = r(0) + i | 0, e[1] = r(1) + a | 0, e[2] = r(2) + o | 0, e[3] = r(3) + s | 0, e[4] = r(4) + c | 0, e[5] = r(5) + l | 0, e[6] = r(6) + u | 0, e[7] = r(7) + d | 0;
}, ou = 64, su = /* @__PURE__ */ new Int32Array(64), cu = (e, t, n) => {
	let r = new Uint8Array(Math.ceil((t.length + 9) / ou) * ou);
	r.set(t), r[t.length] = 128;
	let i = new DataView(r.buffer), a = n + t.length;
	i.setUint32(r.length - 8, Math.floor(a / 536870912)), i.setUint32(r.length - 4, a << 3);
	for (let t = 0; t < r.length; t += ou) {
		for (let e = 0; e < 16; e += 1) su[e] = i.getInt32(t + e * 4);
		au(e, su);
	}
	let o = /* @__PURE__ */ new Uint8Array(32), s = new DataView(o.buffer);
	for (let t = 0; t < 8; t += 1) s.setInt32(t * 4, e[t]);
	return o;
}, lu = (e) => cu(Int32Array.from(iu), e, 0), uu = new TextEncoder(), du = (e) => Array.from(e, (e) => e.toString(16).padStart(2, "0")).join(""), fu = (e) => du(lu(uu.encode(e))), pu = () => {
	let e = /* @__PURE__ */ new Set(), t = /* @__PURE__ */ new Map(), n = /* @__PURE__ */ new Map(), r = /* @__PURE__ */ new WeakMap(), i = /* @__PURE__ */ new WeakMap(), a = [], o = (e, t) => {
		if (typeof t == "object" && t && (r.set(t, e), n.set(e, new WeakRef(t)), Array.isArray(t))) for (let [n, r] of t.entries()) typeof r == "object" && r && i.set(r, {
			body: e,
			index: n
		});
	};
	return {
		put: (t) => {
			let n = typeof t == "object" && t ? r.get(t) : void 0;
			if (n !== void 0 && e.has(n)) return n;
			let i = JSON.stringify(t), s = fu(i);
			return e.has(s) || (e.add(s), a.push([s, i])), o(s, t), s;
		},
		get: (e) => {
			let r = n.get(e)?.deref();
			if (r !== void 0) return r;
			let i = t.get(e);
			if (i === void 0) return;
			let a = JSON.parse(i);
			return o(e, a), a;
		},
		add: (n, r) => {
			e.add(n), t.set(n, r);
		},
		take: () => {
			let e = a;
			return a = [], e;
		},
		nameOf: (e) => r.get(e),
		placeOf: (t) => {
			let n = i.get(t);
			return n && e.has(n.body) ? n : void 0;
		},
		forget: () => e.clear()
	};
}, mu = class extends Error {
	constructor() {
		super("a list is missing"), this.name = "MissingBody";
	}
}, hu = (e) => {
	if (typeof e != "object" || !e || !("$body" in e)) return null;
	let t = e[pl];
	return typeof t == "string" && Object.keys(e).length === 1 ? t : null;
}, gu = (e, t) => {
	if (typeof e != "object" || !e) return e;
	let n = hu(e);
	if (n !== null) {
		let e = t.get(n);
		if (e === void 0) throw new mu();
		return e;
	}
	return Array.isArray(e) ? e.map((e) => gu(e, t)) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, gu(n, t)]));
}, _u = () => {
	let e = /* @__PURE__ */ new Map();
	return {
		keep: (t, n, r) => {
			let i = e.get(t);
			i === void 0 ? e.set(t, {
				steps: [n],
				states: [r]
			}) : i.states.at(-1) !== r && (i.steps.push(n), i.states.push(r));
		},
		at: (t, n) => {
			let r = e.get(t);
			if (r === void 0) return;
			let i = 0, a = r.steps.length;
			for (; i < a;) {
				let e = i + a >> 1;
				r.steps[e] <= n ? i = e + 1 : a = e;
			}
			return r.states[i - 1];
		}
	};
}, vu = (e, t, n, r) => {
	let { keep: i, at: a } = _u(), o = Wl({
		root: n,
		onStep: (e) => r(s, e)
	}), s = {
		part: e,
		header: e.header,
		first: t,
		replayable: e.base !== void 0,
		differs: e.differs ?? null,
		at: a,
		divergences: () => o.divergences,
		keep: i,
		fold: o
	};
	return s;
}, yu = (e) => gl(e).at(-1)?.split(":")[0] ?? e, bu = (e, t) => {
	let n = {
		...pu(),
		get: (t) => Object.hasOwn(e.bodies, t) ? e.bodies[t] : void 0
	}, r = [], i = /* @__PURE__ */ new Map(), a, o = (e, t) => {
		let n = t.after ?? t.before, o = t.record.a;
		t.record.k === "init" && t.record.m !== void 0 && i.set(o, t.record.m);
		let s = n?.machine.id ?? i.get(o) ?? yu(o);
		t.after && e.keep(o, r.length, t.after), r.push({
			...t,
			track: e,
			workflow: s,
			stored: a
		});
	}, s = [], c = 0;
	for (let n of e.parts) s.push(vu(n, c, t, o)), c += n.records.length;
	let l = c, u = 0, d = 0, f = (e) => {
		let { base: n, header: r } = e.part;
		if (n != null) {
			$l(e.fold, t, r.root, n);
			for (let [t, n] of e.fold.actors) e.keep(t, e.first - 1, n);
		}
	}, p = (e, t) => {
		a = t;
		let r = t.b ? {
			...t,
			e: gu(t.e, n)
		} : t;
		e.replayable ? e.fold.apply(r) : o(e, {
			record: r,
			before: null,
			after: null
		});
	};
	return {
		total: l,
		done: () => r.length,
		wind: (e) => {
			for (let t = e; t > 0; --t) {
				let e = s[u];
				for (; e && d >= e.part.records.length;) u += 1, d = 0, e = s[u];
				if (e === void 0) return !1;
				d === 0 && f(e), p(e, e.part.records[d]), d += 1;
			}
			return r.length < l;
		},
		tape: () => {
			let e = new Uint32Array(r.length);
			for (let t = r.length - 1, n = t; t >= 0; --t) {
				e[t] = n;
				let { track: i, record: a } = r[t];
				(t === i.first || eu(a, i.header.root)) && (n = t - 1);
			}
			return {
				tracks: s,
				steps: r,
				turnEnd: (t) => e[t] ?? t
			};
		}
	};
}, xu = /* #__PURE__ */ Object.assign({
	"./machines/kit/registry.ts": Jr,
	"./machines/patients/form-registry.ts": ca,
	"./machines/patients/profile-registry.ts": Ca,
	"./machines/patients/registry.ts": ja,
	"./machines/payments/registry.ts": Xs,
	"./machines/treatments/registry.ts": Nc
}), Su = ll.provide({ actors: { session: Hc } }), Cu = Object.values(xu).flatMap((e) => e.workflows);
ul(Su, Object.fromEntries(Cu.map(({ description: e, machine: t }) => [e.name, t])));
var wu = (e) => {
	let t = nu({
		...e,
		root: Su
	});
	return t && {
		checkpoint: t.checkpoint,
		divergences: t.divergences
	};
}, Tu = (e) => bu(e, Su);
export { wu as fold, Tu as wind };
